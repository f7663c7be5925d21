import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { splitId } from '../documentId.ts'

/** A step in a document's life as the Studio's history pane shows it. Edits are not among them: it reads those from the transactions. */
type DocumentEvent = {
  type: string
  documentId: string
  timestamp: string
  author: string
  revisionId?: string
  versionId?: string
  versionRevisionId?: string
  publishCause?: 'document.publish'
}

const effect = z.enum(['created', 'modified', 'deleted']).nullable()

const changeRow = z.object({
  transaction_id: z.string(),
  timestamp: z.string(),
  author: z.string(),
  published: effect,
  version: effect,
})

/** What happened to the published document, or to the draft or version of this id, newest first. */
export function documentEvents(database: DatabaseSync, id: string): DocumentEvent[] {
  const { publishedId, layer } = splitId(id)
  const versionId = layer === null ? `drafts.${publishedId}` : id
  const effectSql = `CASE '[0,null]' WHEN apply THEN 'deleted' WHEN revert THEN 'created' ELSE 'modified' END`
  const rows = database
    .prepare(
      `SELECT transactions.id AS transaction_id, timestamp, author,
         max(CASE WHEN document_id = :published THEN ${effectSql} END) AS published,
         max(CASE WHEN document_id = :version THEN ${effectSql} END) AS version
       FROM changes JOIN transactions USING (sequence)
       WHERE document_id IN (:published, :version) GROUP BY sequence ORDER BY sequence`,
    )
    .all({ published: publishedId, version: versionId })

  const events: DocumentEvent[] = []
  let versionRevisionId: string | undefined
  for (const row of rows) {
    const change = changeRow.parse(row)
    const step = nameStep(change, {
      ofVersion: layer !== null,
      versionExisted: versionRevisionId !== undefined,
    })
    if (step) {
      const { transaction_id: revisionId, timestamp, author } = change
      const ended = change.version === 'deleted'
      events.push({
        ...step,
        documentId: publishedId,
        timestamp,
        author,
        versionId,
        revisionId,
        versionRevisionId: ended ? versionRevisionId : revisionId,
      })
    }
    if (change.version) versionRevisionId = change.version === 'deleted' ? undefined : change.transaction_id
  }
  return events.reverse()
}

function nameStep(
  { published, version }: z.infer<typeof changeRow>,
  { ofVersion, versionExisted }: { ofVersion: boolean; versionExisted: boolean },
): Pick<DocumentEvent, 'type' | 'publishCause'> | null {
  const written = published === 'created' || published === 'modified'
  if (written && version === 'deleted')
    return { type: 'publishDocumentVersion', publishCause: 'document.publish' }
  if (published === 'deleted' && (version === 'deleted' || (!version && !versionExisted)))
    return { type: 'deleteDocumentGroup' }
  if (ofVersion) {
    if (version === 'created') return { type: 'createDocumentVersion' }
    return version === 'deleted' ? { type: 'deleteDocumentVersion' } : null
  }
  if (published === 'deleted') return { type: 'unpublishDocument' }
  if (published === 'created') return { type: 'createLiveDocument' }
  return published === 'modified' ? { type: 'updateLiveDocument' } : null
}
