import { splitId } from '../documentId.ts'
import { LakeError } from '../errors.ts'
import type { StoredDocument, Transaction } from '../types.ts'
import type { Action } from './action.ts'
import { strengthenReferences } from './strengthen.ts'

/** Carries out one action in a transaction. Throws `LakeError`: 404 for a missing document, 409 for a conflict, 400 for ids that do not belong together. */
export function applyAction(transaction: Transaction, action: Action): void {
  switch (action.actionType) {
    case 'sanity.action.document.create': {
      expectSameDocument(action.attributes._id, action.publishedId)
      const how = action.ifExists === 'ignore' ? 'createIfNotExists' : 'create'
      transaction.mutate({ [how]: action.attributes })
      return
    }
    case 'sanity.action.document.edit':
      expectSameDocument(action.draftId, action.publishedId)
      copyPublishedToDraft(transaction, action.draftId, action.publishedId)
      transaction.mutate({ patch: { ...action.patch, id: action.draftId } })
      return
    case 'sanity.action.document.publish':
      publish(transaction, action)
      return
    case 'sanity.action.document.unpublish': {
      expectSameDocument(action.draftId, action.publishedId)
      const published = existing(transaction, action.publishedId)
      transaction.mutate({ createIfNotExists: { ...withoutSystemFields(published), _id: action.draftId } })
      transaction.mutate({ delete: { id: action.publishedId } })
      return
    }
    case 'sanity.action.document.discard':
    case 'sanity.action.document.version.discard': {
      const id = 'draftId' in action ? action.draftId : action.versionId
      if (splitId(id).layer === null) throw actionError(400, `"${id}" is neither a draft nor a version`)
      existing(transaction, id)
      transaction.mutate({ delete: { id } })
      return
    }
    case 'sanity.action.document.delete':
      existing(transaction, action.publishedId, action.includeDrafts)
      for (const id of [action.publishedId, ...action.includeDrafts]) {
        expectSameDocument(id, action.publishedId)
        transaction.mutate({ delete: { id } })
      }
      return
    case 'sanity.action.document.replaceDraft':
      expectSameDocument(action.attributes._id, action.publishedId)
      existing(transaction, action.publishedId, [action.attributes._id])
      transaction.mutate({ createOrReplace: action.attributes })
      return
    case 'sanity.action.document.version.create':
      transaction.mutate({ create: newVersion(transaction, action) })
      return
    case 'sanity.action.document.version.replace':
      existing(transaction, action.document._id)
      transaction.mutate({ createOrReplace: action.document })
  }
}

function publish(
  transaction: Transaction,
  action: Action & { actionType: 'sanity.action.document.publish' },
): void {
  expectSameDocument(action.draftId, action.publishedId)
  const draft = existing(transaction, action.draftId)
  const published = transaction.get(action.publishedId)
  expectRevision(draft._id, draft._rev, action.ifDraftRevisionId)
  expectRevision(action.publishedId, published?._rev, action.ifPublishedRevisionId)
  const content = strengthenReferences(withoutSystemFields(draft))
  const _createdAt = published?._createdAt ?? draft._createdAt
  transaction.mutate({ createOrReplace: { ...content, _id: action.publishedId, _createdAt } })
  transaction.mutate({ delete: { id: action.draftId } })
}

function copyPublishedToDraft(transaction: Transaction, draftId: string, publishedId: string): void {
  if (transaction.get(draftId)) return
  const published = existing(transaction, publishedId)
  transaction.mutate({ create: { ...withoutSystemFields(published), _id: draftId } })
}

function newVersion(
  transaction: Transaction,
  action: Action & { actionType: 'sanity.action.document.version.create' },
) {
  if (action.document) {
    expectSameDocument(action.document._id, action.publishedId)
    return action.document
  }
  const { baseId, versionId } = action
  if (!baseId || !versionId)
    throw actionError(400, 'A version needs a "document", or a "baseId" and a "versionId"')
  expectSameDocument(versionId, action.publishedId)
  const base = existing(transaction, baseId)
  expectRevision(baseId, base._rev, action.ifBaseRevisionId)
  return { ...withoutSystemFields(base), _id: versionId }
}

function withoutSystemFields({ _rev, _updatedAt, ...content }: StoredDocument): Record<string, unknown> {
  return content
}

/** The first of these documents that exists; 404 when none does. */
function existing(transaction: Transaction, id: string, alternatives: string[] = []): StoredDocument {
  for (const candidate of [id, ...alternatives]) {
    const document = transaction.get(candidate)
    if (document) return document
  }
  throw actionError(404, `Document "${id}" was not found`)
}

function expectSameDocument(id: string, publishedId: string): void {
  if (splitId(id).publishedId === publishedId) return
  throw actionError(400, `"${id}" is no draft or version of "${publishedId}"`)
}

function expectRevision(id: string, current: string | undefined, expected: string | undefined): void {
  if (expected === undefined || expected === current) return
  throw actionError(409, `Document "${id}" has revision "${current ?? 'none'}", expected "${expected}"`)
}

function actionError(status: 400 | 404 | 409, description: string): LakeError {
  return new LakeError(status, description, {
    error: {
      type: 'actionError',
      description,
      items: [{ index: 0, error: { type: 'actionError', description } }],
    },
  })
}
