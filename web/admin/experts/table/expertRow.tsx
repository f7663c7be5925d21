import { memo } from 'react'
import { Avatar } from '../avatar.tsx'
import type { Expert } from '../expert.ts'
import { exactly, inWords, momentOf } from '../history/when.ts'
import { ActionIcon } from './icons.tsx'
import { RowMenu } from './rowMenu.tsx'
import { StatusSwitch } from './statusSwitch.tsx'
import { useDelete } from './useExpertActions.ts'

export type RowDialogs = { onEdit: (expert: Expert) => void; onHistory: (expert: Expert) => void }

/** One expert: picture, name, role, status and what can be done. */
export const ExpertRow = memo(function ExpertRow({
  expert,
  showChange,
  onEdit,
  onHistory,
}: { expert: Expert; showChange: boolean } & RowDialogs) {
  const { name, role, image_url, updated_at } = expert
  const changed = momentOf(updated_at)
  const remove = useDelete(expert)
  const actions = {
    onEdit: () => onEdit(expert),
    onHistory: () => onHistory(expert),
    onDelete: () => {
      const sure = !remove.isPending && window.confirm(`Are you sure you want to delete ${name}?`)
      if (sure) remove.mutate()
    },
  }
  return (
    <tr aria-busy={remove.isPending || undefined}>
      <th scope="row">
        <div className="cell-name">
          <Avatar src={image_url} />
          <div>
            {name}
            {showChange && (
              <small>
                Changed{' '}
                <time dateTime={changed.toISOString()} title={exactly(changed)}>
                  {inWords(changed)}
                </time>
              </small>
            )}
          </div>
        </div>
      </th>
      <td className="cell-role">{role}</td>
      <td>
        <StatusSwitch expert={expert} />
      </td>
      <td>
        <div className="row-actions">
          <button
            type="button"
            className="icon-button"
            aria-label={`Edit ${name}`}
            title="Edit"
            onClick={actions.onEdit}
          >
            <ActionIcon name="edit" />
          </button>
          <button
            type="button"
            className="icon-button icon-button-danger"
            aria-label={`Delete ${name}`}
            title="Delete"
            onClick={actions.onDelete}
          >
            <ActionIcon name="delete" />
          </button>
          <RowMenu name={name} {...actions} />
        </div>
      </td>
    </tr>
  )
})
