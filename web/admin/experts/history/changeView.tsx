import { changedFields, expertFields } from '../expertFields.ts'
import { FieldValue } from '../fieldValue.tsx'
import { type Change, valuesAfter } from './changes.ts'
import { exactly, inWords, momentOf } from './when.ts'

const actions = { insert: 'Added', update: 'Changed', delete: 'Deleted' } as const

/** Who did it, what, and when: in words and to the second. */
export function ChangeHeading({ change }: { change: Change }) {
  const moment = momentOf(change.changed_at)
  return (
    <p className="change-heading">
      <strong>{actions[change.action]}</strong> by {change.changed_by_email ?? 'the system'}{' '}
      <time dateTime={moment.toISOString()}>
        {inWords(moment)} <span className="admin-quiet">({exactly(moment)})</span>
      </time>
    </p>
  )
}

/** What changed, old → new; for a new or deleted expert, all there was. */
export function ChangeDetails({ change }: { change: Change }) {
  const after = valuesAfter(change)
  const before = change.action === 'update' ? change.old_values : null
  const fields = before && changedFields(before, after)
  return (
    <dl className="change-details">
      {expertFields
        .filter(({ field }) => !fields || fields.includes(field))
        .map(({ field, label }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {before && (
                <>
                  <span className="change-before">
                    <FieldValue field={field} value={before[field]} />
                  </span>
                  <span aria-hidden="true">→</span>
                  <span className="sr-only"> became </span>
                </>
              )}
              <span>
                <FieldValue field={field} value={after[field]} />
              </span>
            </dd>
          </div>
        ))}
    </dl>
  )
}
