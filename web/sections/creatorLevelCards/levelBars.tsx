import { creatorLevels } from '../../../schemas/lists/creatorLevels.ts'

/** Four rising bars, one for each level; those of the given levels are filled. Decorative: the names stand beside it. */
export function LevelBars({ levels, size = 20 }: { levels: readonly string[]; size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" className="level-bars">
      {creatorLevels.map(({ value }, index) => (
        <rect
          key={value}
          x={1 + index * 5}
          y={14 - index * 4}
          width="3"
          height={5 + index * 4}
          data-on={levels.includes(value) || undefined}
        />
      ))}
    </svg>
  )
}
