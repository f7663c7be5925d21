import { dollars } from './dollars.ts'

type Props = { price: number; perMonth: string | undefined }

/** A monthly price over a double rule, as the total of a column. */
export function Price({ price, perMonth }: Props) {
  return (
    <p className="price">
      <strong>{dollars(price)}</strong>
      {perMonth}
    </p>
  )
}
