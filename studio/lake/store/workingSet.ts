import { randomUUID } from 'node:crypto'
import { mutationError } from '../errors.ts'
import type { Mutation, NewDocument, Patch } from '../mutate/mutation.ts'
import type { Change, MutationResult, StoredDocument } from '../types.ts'
import { depthLimit, isTooDeep } from './depth.ts'
import { applyPatch } from './patch.ts'
import { strongReferences } from './references.ts'

type Touched = {
  next: StoredDocument | null
  mutations: object[]
  /** Place in the request of the last mutation of this document. */
  index: number
}

/** Documents as they stand inside one transaction: the committed ones with this transaction's changes laid over them. */
export class WorkingSet {
  readonly #committed: ReadonlyMap<string, StoredDocument>
  readonly #transactionId: string
  readonly #timestamp: string
  readonly #touched = new Map<string, Touched>()
  #index = -1

  constructor(committed: ReadonlyMap<string, StoredDocument>, transactionId: string, timestamp: string) {
    this.#committed = committed
    this.#transactionId = transactionId
    this.#timestamp = timestamp
  }

  get(id: string): StoredDocument | null {
    const touched = this.#touched.get(id)
    return touched ? touched.next : (this.#committed.get(id) ?? null)
  }

  /** Applies one mutation and tells what it did. Throws `LakeError`; the working set is then to be thrown away. */
  apply(mutation: Mutation): MutationResult {
    this.#index += 1
    if ('create' in mutation) return this.#create(mutation.create)
    if ('createIfNotExists' in mutation) return this.#createIfNotExists(mutation.createIfNotExists)
    if ('createOrReplace' in mutation) return this.#createOrReplace(mutation.createOrReplace)
    if ('delete' in mutation) return this.#delete(mutation.delete.id)
    return this.#patch(mutation.patch)
  }

  /** What changed, in the order in which documents were first touched. Throws 409 where references would be left dangling. */
  changes(): Change[] {
    const changes: Change[] = []
    for (const [documentId, { next, mutations }] of this.#touched) {
      const previous = this.#committed.get(documentId) ?? null
      if (previous || next) changes.push({ documentId, previous, next, mutations })
    }
    const deleted = changes.filter(({ next }) => !next).map(({ documentId }) => documentId)
    const referrers = this.#referrersOf(new Set(deleted))
    for (const { documentId, previous, next } of changes) {
      if (next) this.#refuseNewDanglingReferences(next, previous)
      else this.#refuseWhileReferenced(documentId, referrers.get(documentId) ?? [])
    }
    return changes
  }

  #create(given: NewDocument): MutationResult {
    const document = this.#complete(given)
    if (this.get(document._id)) {
      throw mutationError(409, this.#index, {
        type: 'documentAlreadyExistsError',
        description: `Document by ID "${document._id}" already exists`,
        id: document._id,
      })
    }
    return this.#put(document, { create: document }, 'create')
  }

  #createIfNotExists(given: NewDocument): MutationResult {
    const document = this.#complete(given)
    if (this.get(document._id)) return { id: document._id, operation: 'none' }
    return this.#put(document, { createIfNotExists: document }, 'create')
  }

  #createOrReplace(given: NewDocument): MutationResult {
    const document = this.#complete(given)
    const operation = this.get(document._id) ? 'update' : 'create'
    return this.#put(document, { createOrReplace: document }, operation)
  }

  #delete(id: string): MutationResult {
    if (!this.get(id)) return { id, operation: 'none' }
    this.#touch(id, null, { delete: { id } })
    return { id, operation: 'delete' }
  }

  #patch(patch: Patch): MutationResult {
    const document = this.get(patch.id)
    if (!document) {
      throw mutationError(409, this.#index, {
        type: 'documentNotFoundError',
        description: `The document with the ID "${patch.id}" was not found`,
        id: patch.id,
      })
    }
    this.#expectRevision(document, patch.ifRevisionID)
    let patched: StoredDocument
    try {
      patched = applyPatch(document, patch)
    } catch (cause) {
      const description = cause instanceof Error ? cause.message : String(cause)
      throw mutationError(400, this.#index, { type: 'validationError', description, id: patch.id })
    }
    return this.#put(patched, { patch }, 'update')
  }

  #expectRevision(document: StoredDocument, expected: string | undefined): void {
    // A revision of this very transaction is invisible to the caller, so the committed one counts.
    const current = this.#committed.get(document._id)?._rev ?? document._rev
    if (expected === undefined || expected === current) return
    throw mutationError(409, this.#index, {
      type: 'documentRevisionIDDoesNotMatchError',
      description: `Document "${document._id}" has unexpected revision ID ("${current}"), expected "${expected}"`,
      id: document._id,
      currentRevisionID: current,
      expectedRevisionID: expected,
    })
  }

  #complete(given: NewDocument): StoredDocument {
    const { _id = '', _createdAt, _updatedAt, ...rest } = given
    return {
      ...rest,
      _id: _id === '' || _id.endsWith('.') ? `${_id}${randomUUID()}` : _id,
      _type: given._type,
      _rev: this.#transactionId,
      _createdAt: typeof _createdAt === 'string' ? _createdAt : this.#timestamp,
      _updatedAt: this.#timestamp,
    }
  }

  #put(document: StoredDocument, mutation: object, operation: 'create' | 'update'): MutationResult {
    if (isTooDeep(document, depthLimit)) {
      const description = `Document "${document._id}" is nested more than ${depthLimit} levels deep`
      throw mutationError(400, this.#index, { type: 'validationError', description, id: document._id })
    }
    const next = { ...document, _rev: this.#transactionId, _updatedAt: this.#timestamp }
    this.#touch(document._id, next, mutation)
    return { id: document._id, operation }
  }

  #touch(id: string, next: StoredDocument | null, mutation: object): void {
    const mutations = this.#touched.get(id)?.mutations ?? []
    mutations.push(mutation)
    this.#touched.set(id, { next, mutations, index: this.#index })
  }

  #refuseNewDanglingReferences(next: StoredDocument, previous: StoredDocument | null): void {
    const before = previous && strongReferences(previous)
    for (const id of strongReferences(next)) {
      if (before?.has(id) || this.get(id)) continue
      throw mutationError(409, this.#indexOf(next._id), {
        type: 'documentReferenceDoesNotExistError',
        description: `Document "${next._id}" references non-existent document "${id}"`,
        id: next._id,
        referenceID: id,
      })
    }
  }

  /** The documents that refer strongly to any of these ids. One pass over all documents, however many the ids are. */
  #referrersOf(ids: ReadonlySet<string>): Map<string, string[]> {
    const referrers = new Map<string, string[]>()
    if (ids.size === 0) return referrers
    for (const otherId of new Set([...this.#committed.keys(), ...this.#touched.keys()])) {
      const other = this.get(otherId)
      if (!other) continue
      for (const id of strongReferences(other).intersection(ids)) {
        const known = referrers.get(id)
        if (known) known.push(otherId)
        else referrers.set(id, [otherId])
      }
    }
    return referrers
  }

  #refuseWhileReferenced(id: string, referencingIDs: string[]): void {
    if (referencingIDs.length === 0) return
    const list = referencingIDs.map((other) => `"${other}"`).join(', ')
    throw mutationError(409, this.#indexOf(id), {
      type: 'documentHasExistingReferencesError',
      description: `Document "${id}" cannot be deleted as there are references to it from ${list}`,
      id,
      referencingIDs,
    })
  }

  #indexOf(id: string): number {
    return this.#touched.get(id)?.index ?? this.#index
  }
}
