import * as Switch from '@radix-ui/react-switch'
import type { Expert } from './expert.ts'
import { useToggle } from './useExpertActions.ts'

/** Shows or hides an expert on the website at once; back as it was when that fails. */
export function StatusSwitch({ expert }: { expert: Expert }) {
  const toggle = useToggle(expert)
  const isActive = toggle.isPending ? toggle.variables : expert.is_active
  return (
    <div className="status">
      <Switch.Root
        className="switch"
        checked={isActive}
        onCheckedChange={(checked) => toggle.mutate(checked)}
        aria-label={`Active status of ${expert.name}`}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
      <span className={isActive ? 'status-on' : 'status-off'}>{isActive ? 'Active' : 'Inactive'}</span>
    </div>
  )
}
