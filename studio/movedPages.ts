import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionsResolver,
  type SanityClient,
  type SanityDocument,
  useClient,
} from 'sanity'
import { apiVersion } from '../schemas/apiVersion.ts'

// The Studio asks for the actions again and again; each answer must hold the same component, or its state is lost.
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Lets Publish leave a redirect behind where a page gets another path, so that old links and bookmarks still lead to it. */
export const redirectMovedPages: DocumentActionsResolver = (actions, { schemaType }) =>
  schemaType === 'page'
    ? actions.map((action) => (action.action === 'publish' ? leavingRedirect(action) : action))
    : actions

function leavingRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish)
  if (known) return known
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each action
  const PublishMovedPage: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion })
    const [failure, setFailure] = useState<string>()
    const description = publish(props)
    const from = pathOf(props.published)
    const to = pathOf(props.draft)
    if (!description) return null
    if (failure) return { ...description, dialog: failureDialog(failure, () => setFailure(undefined)) }
    if (!from || !to || from === to) return description
    return {
      ...description,
      title: `${from} will lead to ${to}`,
      onHandle() {
        description.onHandle?.()
        leaveRedirect(client, from, props.id).catch((cause: Error) => setFailure(cause.message))
      },
    }
  }
  PublishMovedPage.action = 'publish'
  wrapped.set(publish, PublishMovedPage)
  return PublishMovedPage
}

/** Creates a published redirect, unless the path has one. Until the page has moved it is without effect: pages come first. */
async function leaveRedirect(client: SanityClient, from: string, pageId: string): Promise<void> {
  const known = await client.fetch<number>('count(*[_type == "redirect" && from.current == $from])', { from })
  if (known > 0) return
  await client.create({
    _type: 'redirect',
    from: { _type: 'slug', current: from },
    kind: 'page',
    page: { _type: 'reference', _ref: pageId },
    permanent: true,
  })
}

const failureDialog = (reason: string, onClose: () => void) => ({
  type: 'dialog' as const,
  header: 'The old path has no redirect yet',
  content: `Visitors with the old address will not find the page. Create a redirect by hand, under Redirects. (${reason})`,
  onClose,
})

function pathOf(document: SanityDocument | null): string | undefined {
  const path = document?.path
  if (typeof path !== 'object' || path === null || !('current' in path)) return undefined
  return typeof path.current === 'string' ? path.current : undefined
}
