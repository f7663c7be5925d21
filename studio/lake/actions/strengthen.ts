/** Copy of a document as it is published: references that were weak only until now become strong. */
export function strengthenReferences(value: Record<string, unknown>): Record<string, unknown> {
  const { _strengthenOnPublish: rule, ...fields } = value
  if (rule === undefined || typeof value._ref !== 'string') return mapFields(value)
  const staysWeak = typeof rule === 'object' && rule !== null && 'weak' in rule && rule.weak === true
  if (!staysWeak) delete fields._weak
  return mapFields(fields)
}

function mapFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, strengthenDeep(field)]))
}

function strengthenDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenDeep)
  return typeof value === 'object' && value !== null ? strengthenReferences({ ...value }) : value
}
