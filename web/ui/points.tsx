type Props = { points: string[]; mark?: 'ticked' | 'numbered' | 'dashed' }

/** A list of short points, each with a tick, its number or a dash. */
export function Points({ points, mark = 'ticked' }: Props) {
  const List = mark === 'numbered' ? 'ol' : 'ul'
  return (
    <List className={`points points-${mark}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  )
}
