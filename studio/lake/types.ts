import type { DatabaseSync } from 'node:sqlite'

/** All that one lake needs to know, read from the environment once (`config.ts`). One lake serves one dataset of one project. */
export type LakeConfig = {
  /** Holds `lake.db`, `assets/` and `image-cache/`; locked while a lake runs on it. */
  directory: string
  host: string
  /** 0 lets the system choose. */
  port: number
  /** The address that clients use, without a trailing slash; asset URLs start with it. */
  publicUrl: string
  projectId: string
  dataset: string
  /** Browser origins besides `publicUrl` that may send credentials and receive the login redirect. */
  origins: string[]
  /** A built Studio to serve, if any. */
  studioDirectory?: string
  webhook?: { url: string; secret: string }
  /** Robot tokens: `read` sees drafts too, `write` may change everything. */
  tokens: { read: string; write: string }
  limits: { bodyBytes: number; assetBytes: number; queryMilliseconds: number; queryMegabytes: number }
}

export type StoredDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** One document's change inside a commit: `previous` null means it appeared, `next` null that it disappeared. */
export type Change = {
  documentId: string
  previous: StoredDocument | null
  next: StoredDocument | null
  /** The mutations of this document alone, as listeners and the history show them. */
  mutations: object[]
}

export type Commit = {
  /** Rises by one with each commit of this dataset. */
  sequence: number
  transactionId: string
  timestamp: string
  /** Id of the identity that made it. */
  author: string
  changes: Change[]
}

export type MutationResult = {
  id: string
  /** `none` where there was nothing to do: creating if missing what exists, deleting what does not. */
  operation: 'create' | 'update' | 'delete' | 'none'
}

/** What a commit needs besides its mutations. A dry run applies and checks everything and keeps nothing. */
export type CommitOptions = {
  author: string
  transactionId?: string
  dryRun?: boolean
}

/** A transaction under way: reads see what it has done so far. */
export type Transaction = {
  get(id: string): StoredDocument | null
  mutate(mutation: object): MutationResult
}

export type Store = {
  readonly database: DatabaseSync
  /** Sequence of the last commit, 0 before the first. */
  readonly sequence: number
  get(id: string): StoredDocument | null
  all(): StoredDocument[]
  /** Applies all mutations or none. Throws `LakeError` (409, 404, 400) and changes nothing then. */
  commit(mutations: object[], options: CommitOptions): Commit
  /** Like `commit`, for mutations that depend on what earlier ones of the same transaction did. */
  transact(options: CommitOptions, work: (transaction: Transaction) => void): Commit
  /** Runs inside the commit's own SQLite transaction: what it writes is durable exactly when the commit is. */
  beforeCommit(hook: (commit: Commit) => void): void
  /** Called after the commit is durable; returns what ends the subscription. */
  afterCommit(listener: (commit: Commit) => void): () => void
  close(): void
}

/** Who is calling. Editors come with a session, robots with a token; nobody is `null`. */
export type Identity = {
  id: string
  name: string
  email: string
  role: 'editor' | 'read' | 'write'
}

/** What Hono handlers find with `c.get(...)`: `identity` always, `caller` behind a guard of `auth/identify.ts`. */
export type LakeEnv = {
  Variables: { identity: Identity | null }
}
export type GuardedEnv = {
  Variables: { identity: Identity | null; caller: Identity }
}
