import * as Menu from '@radix-ui/react-dropdown-menu'
import { useRef } from 'react'
import { ActionIcon } from './icons.tsx'

type RowActions = { onEdit: () => void; onHistory: () => void; onDelete: () => void }

const items = [
  { action: 'onEdit', icon: 'edit', label: 'Edit' },
  { action: 'onHistory', icon: 'history', label: 'History' },
  { action: 'onDelete', icon: 'delete', label: 'Delete' },
] as const

/**
 * All that can be done with one expert, shown inside the row: the page's end lies outside of its landmarks.
 * An action runs when the menu is gone and its button has the focus again.
 */
export function RowMenu({ name, ...actions }: { name: string } & RowActions) {
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<() => void>(undefined)

  function afterClosing(event: Event) {
    event.preventDefault()
    trigger.current?.focus()
    chosen.current?.()
    chosen.current = undefined
  }

  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={trigger} className="icon-button" aria-label={`More actions for ${name}`}>
        <ActionIcon name="more" />
      </Menu.Trigger>
      <Menu.Content className="menu" align="end" sideOffset={4} onCloseAutoFocus={afterClosing}>
        {items.map(({ action, icon, label }) => (
          <Menu.Item
            key={action}
            className={action === 'onDelete' ? 'menu-item menu-item-danger' : 'menu-item'}
            onSelect={() => {
              chosen.current = actions[action]
            }}
          >
            <ActionIcon name={icon} />
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  )
}
