import { z } from 'zod'
import { type LakeError, mutationError } from '../errors.ts'

const object = z.record(z.string(), z.unknown())
const malformed = 'Malformed document ID'
const documentId = z.string().regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._-]{0,127}(?<!\.)$/, malformed)
// A missing id, or one that ends with a dot, is completed by the lake.
const incompleteId = z.string().regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/, malformed)

/** An id that a client gives to its transaction, which then is the revision of what it changed. */
export const transactionId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, 'Malformed transaction ID')

const document = z.looseObject({
  _id: incompleteId.optional(),
  _type: z.string('Document does not have a type').min(1),
})
const identified = document.extend({ _id: documentId })

const items = z.array(z.unknown())
const insert = z.union([
  z.strictObject({ before: z.string(), items }),
  z.strictObject({ after: z.string(), items }),
  z.strictObject({ replace: z.string(), items }),
])

export const patchOperations = z.strictObject({
  set: object.optional(),
  setIfMissing: object.optional(),
  unset: z.array(z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  insert: insert.optional(),
  ifRevisionID: z.string().optional(),
})

const byQuery = { query: z.string(), params: object.optional() }
const patchById = patchOperations.extend({ id: documentId })
const patchByQuery = patchOperations.extend(byQuery)
const deleteById = z.strictObject({ id: documentId, purge: z.boolean().optional() })
const deleteByQuery = z.strictObject({ ...byQuery, purge: z.boolean().optional() })

const plain = [
  z.strictObject({ create: document }),
  z.strictObject({ createIfNotExists: identified }),
  z.strictObject({ createOrReplace: identified }),
  z.strictObject({ delete: deleteById }),
  z.strictObject({ patch: patchById }),
] as const

const selecting = [
  z.strictObject({ delete: deleteByQuery }),
  z.strictObject({ patch: patchByQuery }),
] as const

/** A mutation of one document that is known by id. */
export const mutationSchema = z.union(plain)
/** A mutation as clients send it: patch and delete may name their documents by a query. */
export const requestedMutationSchema = z.union([...plain, ...selecting])

export type Mutation = z.infer<typeof mutationSchema>
export type SelectingMutation = z.infer<(typeof selecting)[number]>
export type RequestedMutation = z.infer<typeof requestedMutationSchema>
export type Patch = z.infer<typeof patchById>
export type NewDocument = z.infer<typeof document>

/** The 400 for a mutation that does not have the form of one; `index` is its place in the request. */
export function invalidMutation(index: number, error: z.ZodError): LakeError {
  return mutationError(400, index, { type: 'validationError', description: explain(error.issues) })
}

// Of a union's branches, all of which complain, the one of the caller's own kind of mutation knows what is wrong.
function explain(issues: readonly z.core.$ZodIssue[]): string {
  const branches = issues.flatMap((issue) => (issue.code === 'invalid_union' ? issue.errors : [[issue]]))
  const issue = branches.find((errors) => errors.every(({ path }) => path.length > 0))?.[0]
  if (!issue)
    return 'Not a mutation: expected one of create, createIfNotExists, createOrReplace, patch, delete'
  return `${issue.path.join('.')}: ${issue.message}`
}
