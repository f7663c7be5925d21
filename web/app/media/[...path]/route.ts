import { explain } from '../../../explain.ts'
import { readOwn } from '../../../media/index.ts'

/**
 * The unchanged bytes of a picture, for the image optimizer: it tells pictures by their content and makes what
 * browsers see. Answers 404 to paths that no page has shown and 502 while a picture cannot be had.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  try {
    const bytes = await readOwn(`${pathname}${search}`)
    if (!bytes) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    })
  } catch (cause) {
    console.error(`A picture is missing. ${explain(cause)}`)
    return new Response(null, { status: 502 })
  }
}
