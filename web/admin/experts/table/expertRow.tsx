import { memo } from 'react'
import { Avatar } from '../avatar.tsx'
import type { Expert } from '../expert.ts'
import { exactly, inWords, momentOf } from '../history/when.ts'
import { ActionIcon } from './icons.tsx'
import { RowMenu } from './rowMenu.tsx'
import { StatusSwitch } from './statusSwitch.tsx'
import { useDelete } from './useExpertActions.ts'

export type RowDialogs = { onEdit: (expert: Expert) => void; onHistory: (expert: Expert) => void }

const buttons = [
  { action: 'onEdit', icon: 'edit', label: 'Edit', look: 'icon-button' },
  { action: 'onDelete', icon: 'delete', label: 'Delete', look: 'icon-button icon-button-danger' },
] as const

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
          {buttons.map(({ action, icon, label, look }) => (
            <button
              key={action}
              type="button"
              className={look}
              aria-label={`${label} ${name}`}
              title={label}
              onClick={actions[action]}
            >
              <ActionIcon name={icon} />
            </button>
          ))}
          <RowMenu name={name} {...actions} />
        </div>
      </td>
    </tr>
  )
})
