import type { Slug, ValidationContext } from 'sanity'
import { apiVersion } from './apiVersion.ts'

type Owner = {
  type: 'page' | 'redirect'
  name: string
}

/**
 * No other published page or redirect may have the path of this one. Returns true or who has it.
 * A redirect that leads to the page itself is no obstacle: a page may move back to where it was.
 */
export async function checkFreePath(
  slug: Slug | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const id = context.document?._id.replace(/^drafts\./, '')
  if (!slug?.current || !id) return true
  const owner = await context.getClient({ apiVersion }).fetch<Owner | null>(
    `*[
      _type in ["page", "redirect"] && _id != $id && coalesce(path.current, from.current) == $path
      && page._ref != $id
    ][0]{
      "type": _type, "name": coalesce(title, from.current)
    }`,
    { id, path: slug.current },
    { perspective: 'published' },
  )
  return owner ? `The ${owner.type} “${owner.name}” has this path already. Choose another one.` : true
}
