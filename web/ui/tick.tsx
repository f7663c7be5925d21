import { LineDrawing } from './icon.tsx'

/** The tick before an entry of the ledger. */
export function Tick() {
  return (
    <LineDrawing size={14} weight={2} className="tick">
      <path d="M2 7.5 5.5 11 12 3.5" />
    </LineDrawing>
  )
}
