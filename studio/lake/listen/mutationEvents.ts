import type { ExprNode } from 'groq-js'
import { diff } from '../history/diff.ts'
import { evaluateQuery, type QueryScope } from '../query/evaluate.ts'
import type { Commit, StoredDocument } from '../types.ts'

/** What a listener asked for; `tree` is the parsed query whose filter picks the documents. */
type ListenOptions = {
  tree: ExprNode
  scope: QueryScope
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  mendozaEffects: boolean
  visibility: string
}

/** The `mutation` events of one commit for one listener, in the order of the commit's changes. */
export function mutationEvents(commit: Commit, options: ListenOptions): { id: string; data: object }[] {
  const matches = (document: StoredDocument | null) => document !== null && isSelected(document, options)
  const selected = commit.changes
    .map((change) => ({ ...change, before: matches(change.previous), after: matches(change.next) }))
    .filter(({ before, after }) => before || after)

  return selected.map(({ documentId, previous, next, mutations, before, after }, index) => {
    const id = `${commit.transactionId}#${documentId}`
    const data = {
      eventId: id,
      documentId,
      transactionId: commit.transactionId,
      transition: before ? (after ? 'update' : 'disappear') : 'appear',
      identity: commit.author,
      previousRev: previous?._rev,
      // A deletion has a revision too, else the Studio could not put it in order and would wait for it.
      resultRev: commit.transactionId,
      timestamp: commit.timestamp,
      visibility: options.visibility,
      // Counted for this listener: the Studio waits until it has seen all events of a transaction.
      transactionTotalEvents: selected.length,
      transactionCurrentEvent: index + 1,
      mutations: options.includeMutations ? mutations : undefined,
      result: options.includeResult ? next : undefined,
      previous: options.includePreviousRevision ? previous : undefined,
      effects: options.mendozaEffects
        ? { apply: diff(previous, next), revert: diff(next, previous) }
        : undefined,
    }
    return { id, data }
  })
}

function isSelected(document: StoredDocument, { tree, scope }: ListenOptions): boolean {
  const selected = evaluateQuery(tree, [document], scope)
  return Array.isArray(selected)
    ? selected.length > 0
    : selected !== null && selected !== undefined && selected !== false
}
