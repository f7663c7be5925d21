import { getPaths } from '../../../content/index.ts'

export const dynamic = 'force-static'

/** All paths that lead somewhere, pages and redirects, for the page server: whatever else is asked for is not there. */
export async function GET(): Promise<Response> {
  const { pages, redirects } = await getPaths()
  return Response.json([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)])
}
