/** A list of short points, each with a tick or its number. */
export function Points({ points, numbered = false }: { points: string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={numbered ? 'points points-numbered' : 'points points-ticked'}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  )
}
