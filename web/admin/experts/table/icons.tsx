import { LineDrawing } from '../../../ui/icon.tsx'

const drawings = {
  edit: 'M3 15l.8-3.4L12 3.4l2.6 2.6-8.2 8.2zM10.3 5.1l2.6 2.6',
  delete: 'M3 5h12M7 5V3h4v2M4.5 5l.7 10h7.6l.7-10M7.5 8v4.5M10.5 8v4.5',
  history: 'M3.2 6.5A6.5 6.5 0 1 1 2.6 10M3 3v3.7h3.7M9 5.6V9l2.4 1.6',
  more: 'M9 3.5a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2zM9 8.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2zM9 13.3a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2z',
  search: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12 12l4 4',
} as const

/** A small drawing beside or instead of a word; the word itself stands in the button's text or `aria-label`. */
export function ActionIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <LineDrawing size={18} className="action-icon">
      <path d={drawings[name]} />
    </LineDrawing>
  )
}
