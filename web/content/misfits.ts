import type { ObjectTypeNode, TypeNode } from 'groq-js'
import { namedType } from './resultType.ts'

/** Stands for a value that has no place in its type. */
const misfit = Symbol('misfit')

type Report = (misfit: string) => void

/**
 * A value as its type promises it, and what in it was otherwise. What has the wrong type counts as missing: a member
 * leaves its list; a text, list or object that cannot be missing is an empty one; any other field is null.
 * Throws when the value as a whole has the wrong type.
 */
export function withoutMisfits<T>(value: T, type: TypeNode): { value: T; misfits: string[] } {
  const misfits: string[] = []
  const sifted = sift(value, type, '', (text) => misfits.push(text))
  if (sifted === misfit) throw new Error(`The answer has the wrong type: it is ${nameOf(value)}.`)
  // TypeGen read the type in the code from the same query and schema.
  return { value: sifted as T, misfits }
}

function sift(value: unknown, type: TypeNode, path: string, report: Report): unknown {
  switch (type.type) {
    case 'unknown':
      return value
    case 'inline':
      return sift(value, namedType(type.name), path, report)
    case 'union':
      return siftByType(value, type.of, path, report)
    case 'object':
      if (isObject(value) && isOfType(value, type)) return siftFields(value, type, path, report)
      break
    case 'array':
      if (Array.isArray(value))
        return value
          .map((member, index) => sift(member, type.of, `${path}[${keyOf(member) ?? index}]`, report))
          .filter((member) => member !== misfit)
      break
    case 'null':
      if (value === null) return value
      break
    default:
      if (typeof value === type.type && (type.value === undefined || type.value === value)) return value
  }
  report(`${path} is ${nameOf(value)}`)
  return misfit
}

function siftFields(given: Fields, type: ObjectTypeNode, path: string, report: Report): unknown {
  const sifted = { ...given }
  for (const [name, { value: wanted, optional }] of Object.entries(type.attributes)) {
    const value = given[name] ?? null
    const kept = value === null ? misfit : sift(value, wanted, path ? `${path}.${name}` : name, report)
    if (kept !== misfit) sifted[name] = kept
    else if (optional) delete sifted[name]
    else sifted[name] = emptyOf(wanted)
  }
  return sifted
}

/** Sifts a value by that one of some types which has the least against it. */
function siftByType(value: unknown, types: TypeNode[], path: string, report: Report): unknown {
  const attempts = types.map((type) => {
    const misfits: string[] = []
    return { kept: sift(value, type, path, (text) => misfits.push(text)), misfits }
  })
  const [best] = attempts
    .filter(({ kept }) => kept !== misfit)
    .sort((a, b) => a.misfits.length - b.misfits.length)
  if (!best) report(`${path} is ${nameOf(value)}`)
  for (const text of best?.misfits ?? []) report(text)
  return best ? best.kept : misfit
}

function emptyOf(type: TypeNode): unknown {
  if (type.type === 'inline') return emptyOf(namedType(type.name))
  if (type.type === 'array') return []
  // An object with an id is the document behind a reference.
  if (type.type === 'object' && !type.attributes._id) return siftFields({}, type, '', () => undefined)
  return type.type === 'string' && type.value === undefined ? '' : null
}

function isOfType(value: Fields, { attributes }: ObjectTypeNode): boolean {
  const wanted = attributes._type?.value
  return wanted?.type !== 'string' || wanted.value === undefined || wanted.value === value._type
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keyOf = (value: unknown) => (isObject(value) ? (value._key ?? value._id) : undefined)

function nameOf(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `the text “${value.slice(0, 40)}”`
  if (!isObject(value)) return `the ${typeof value} ${value}`
  return typeof value._type === 'string' ? `an object of the type “${value._type.slice(0, 40)}”` : 'an object'
}
