/** The body of a request as text, or null as soon as it proves longer than `limit` bytes. */
export async function bodyWithin(limit: number, request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > limit) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
