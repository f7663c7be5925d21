import { memo } from 'react'
import type { Expert } from '../expert.ts'
import { ExpertRow, type RowDialogs } from './expertRow.tsx'
import { type Column, orderOf, type Sort } from './view.ts'

type Props = { rows: readonly Expert[]; sort: Sort; onSort: (sort: Sort) => void } & RowDialogs

const headings = [
  { column: 'name', title: 'Name' },
  { column: 'role', title: 'Role' },
  { column: 'status', title: 'Status' },
] as const

/** The experts of one page, under headings that sort; stacked cards where the window is narrow. */
export const ExpertTable = memo(function ExpertTable({ rows, sort, onSort, ...dialogs }: Props) {
  const showChange = orderOf(sort).column === 'changed'
  return (
    <table className="experts-table">
      <caption className="sr-only">Experts</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <SortHeading key={heading.column} {...heading} sort={sort} onSort={onSort} />
          ))}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((expert) => (
          <ExpertRow key={expert.id} expert={expert} showChange={showChange} {...dialogs} />
        ))}
      </tbody>
    </table>
  )
})

type HeadingProps = {
  column: Exclude<Column, 'changed'>
  title: string
  sort: Sort
  onSort: (sort: Sort) => void
}

function SortHeading({ column, title, sort, onSort }: HeadingProps) {
  const order = orderOf(sort)
  const sorted = order.column === column
  const direction = order.reversed ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={sorted ? direction : undefined}>
      <button type="button" onClick={() => onSort(sorted && !order.reversed ? `-${column}` : column)}>
        {title}
        <span className="sort-mark" aria-hidden="true">
          {sorted && (order.reversed ? '↓' : '↑')}
        </span>
      </button>
    </th>
  )
}
