import type { SectionOf } from '../content/index.ts'
import { Tick } from './tick.tsx'

type Ledger = NonNullable<SectionOf<'hero'>['ledger']>

/** A sheet of the ledger: ticked lines with their figures, and a total over a double rule. */
export function LedgerCard({ ledger }: { ledger: Ledger }) {
  return (
    <div className="ledger">
      {ledger.badge && <p className="ledger-badge">{ledger.badge}</p>}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{ledger.title}</th>
            <td>{ledger.column}</td>
          </tr>
        </thead>
        <tbody>
          {ledger.lines?.map(({ _key, label, value }) => (
            <tr key={_key}>
              <td />
              <th scope="row">
                <Tick />
                {label}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
        {ledger.total && (
          <tfoot>
            <tr>
              <td />
              <th scope="row" colSpan={2}>
                <p>
                  {ledger.totalLabel} <strong>{ledger.total}</strong>
                </p>
              </th>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
