import * as Switch from '@radix-ui/react-switch'
import { useState } from 'react'
import type { Expert } from '../expert.ts'
import { useToggle } from './useExpertActions.ts'

/** Shows or hides an expert on the website at once; back as it was when that fails. */
export function StatusSwitch({ expert }: { expert: Expert }) {
  const toggle = useToggle(expert)
  const [wanted, setWanted] = useState<boolean>()
  const isActive = wanted ?? expert.is_active

  function onCheckedChange(checked: boolean) {
    setWanted(checked)
    // After several clicks, only the last one's end is heard here.
    toggle.mutate(checked, { onSettled: () => setWanted(undefined) })
  }

  return (
    <div className="status">
      <Switch.Root
        className="switch"
        checked={isActive}
        onCheckedChange={onCheckedChange}
        aria-label={`Active status of ${expert.name}`}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
      <span className={isActive ? 'status-on' : 'status-off'}>{isActive ? 'Active' : 'Inactive'}</span>
    </div>
  )
}
