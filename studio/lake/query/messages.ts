import type { StoredDocument } from '../types.ts'
import type { Perspective } from './perspective.ts'

export type QueryRequest = {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  /** Id of the caller, the value of `identity()`. */
  identity: string
  /** Hides drafts, versions and private documents, whatever the perspective. */
  onlyPublic: boolean
}

export type WorkerStart = {
  documents: StoredDocument[]
  projectId: string
  dataset: string
}

export type ToWorker =
  | { kind: 'query'; request: QueryRequest }
  | { kind: 'changes'; changes: { documentId: string; next: StoredDocument | null }[] }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'result'; json: string; syncTags: string[] }
  | { kind: 'failure'; description: string; position: number | null }
