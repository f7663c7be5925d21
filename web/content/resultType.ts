import { parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'
import schema from './schema.json'

const types = schema as SchemaType
const known = new Map<string, TypeNode>()

/** The type of what a query answers, by the schema extracted from the Studio's: the one that TypeGen writes down. */
export function resultType(query: string, params: Record<string, string> = {}): TypeNode {
  const type = known.get(query) ?? typeEvaluate(parse(query, { params }), types)
  known.set(query, type)
  return type
}

/** The type that the schema has under a name. */
export function namedType(name: string): TypeNode {
  const found = types.find((type) => type.name === name)
  return found?.type === 'type' ? found.value : { type: 'unknown' }
}
