import type { ReactNode } from 'react'
import type { IconName } from '../../schemas/lists/icons.ts'

/** One drawing for each name in schemas/lists/icons.ts, on a 32 by 32 grid. */
const drawings: Record<IconName, ReactNode> = {
  bars: <path d="M3 28h26M5 28v-9h5v9M12.5 28V13h5v15M20 28V6h5v22" />,
  circles: (
    <>
      <circle cx="11" cy="16" r="7.5" />
      <circle cx="21" cy="16" r="7.5" />
    </>
  ),
  calendar: <path d="M5 8h22v19H5zM5 14h22M11 4.5V10M21 4.5V10M11.5 20.5l3 3 6-6" />,
  credit: (
    <>
      <path d="M18 24H5V5h22v9M10 11h12M10 16h6" />
      <circle cx="23" cy="20" r="4.5" />
      <path d="m20.5 24-1 5 3.5-1.75L26.5 29l-1-5" />
    </>
  ),
  market: (
    <>
      <path d="M4 6h10.5L25 16.5 15.5 26 4 14.5zM19 6l9.5 10.5-7 7.5" />
      <circle cx="9.5" cy="11" r="1.75" />
    </>
  ),
  person: (
    <>
      <circle cx="16" cy="11" r="6" />
      <path d="M5 28c.7-6 5.3-9 11-9s10.3 3 11 9z" />
    </>
  ),
  shield: <path d="M16 3.5 26.5 7v9c0 6.5-4.5 10.5-10.5 13-6-2.5-10.5-6.5-10.5-13V7zM11 16l3.5 3.5L21 13" />,
  document: <path d="M7 3.5h12l6 6v19H7zM19 3.5v6h6M11.5 15h9M11.5 19.5h9M11.5 24h5" />,
  bell: <path d="M5 24h22l-3-4v-6a8 8 0 0 0-16 0v6zM13 28h6M16 6V3" />,
  scales: (
    <path d="M16 4v24M10 28h12M5 8.5h22M8 8.5 3.5 18h9zM24 8.5 19.5 18h9zM3.5 18a4.5 4.5 0 0 0 9 0M19.5 18a4.5 4.5 0 0 0 9 0" />
  ),
  eye: (
    <>
      <path d="M3 16C7 10 11.5 7.5 16 7.5s9 2.5 13 8.5c-4 6-8.5 8.5-13 8.5S7 22 3 16z" />
      <circle cx="16" cy="16" r="4" />
    </>
  ),
  ticket: (
    <path d="M3.5 9h25v4.5a2.5 2.5 0 0 0 0 5V23h-25v-4.5a2.5 2.5 0 0 0 0-5zM20 9v3M20 14.5v3M20 20v3" />
  ),
  growth: <path d="M4 27h24M5 21l7-7 5 5L27 8M20 7.5h7.5V15" />,
}

type LinesProps = { size: number; weight?: number; className?: string; children: ReactNode }

/**
 * Lines in the colour of the text around them, `size` pixels wide and high on a grid of as many.
 * Decorative: the words beside it say the same.
 */
export function LineDrawing({ size, weight = 1.5, className, children }: LinesProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  )
}

/** One of the icons that an editor can choose. */
export function Icon({ name }: { name: IconName }) {
  return <LineDrawing size={32}>{drawings[name]}</LineDrawing>
}

const arrows = {
  right: 'M2 6h8M6.5 2.5 10 6 6.5 9.5',
  out: 'M3 9l6-6M4 3h5v5',
} as const

/** The small arrow after a label: `out` where a new tab opens. */
export function Arrow({ kind }: { kind: keyof typeof arrows }) {
  return (
    <LineDrawing size={12} className={`arrow arrow-${kind}`}>
      <path d={arrows[kind]} />
    </LineDrawing>
  )
}
