import { type ExprNode, evaluateSync, parse } from 'groq-js'
import type { StoredDocument } from '../types.ts'

export type QueryScope = {
  params: Record<string, unknown>
  identity: string
  projectId: string
  dataset: string
}

/** Evaluates a parsed query over documents. `onRead` hears the id of each document reached through a reference. */
export function evaluateQuery(
  tree: ExprNode,
  documents: StoredDocument[],
  scope: QueryScope,
  onRead: (id: string) => void = () => {},
): unknown {
  let byId: Map<string, StoredDocument> | undefined
  const result = evaluateSync(tree, {
    dataset: documents,
    params: scope.params,
    identity: scope.identity,
    sanity: { projectId: scope.projectId, dataset: scope.dataset },
    dereference({ _ref }: { _ref: string }) {
      onRead(_ref)
      byId ??= new Map(documents.map((document) => [document._id, document]))
      return byId.get(_ref) ?? null
    },
  })
  return result.data
}

/** Parses a query. Throws groq-js's `GroqSyntaxError`, which carries the position. */
export function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  return parse(query, { params })
}
