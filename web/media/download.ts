import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'

type Limits = { bytes: number; ms: number }

/**
 * The bytes at an address. Throws unless it answers 200 within the time and the size. Not with `fetch`, whose
 * answers Next would keep in its own cache while a page is made.
 */
export async function download(address: string, limits: Limits): Promise<Buffer> {
  const response = await request(address, AbortSignal.timeout(limits.ms))
  if (response.statusCode !== 200) {
    response.destroy()
    throw new Error(`${new URL(address).host} answered ${response.statusCode}.`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > limits.bytes) throw new Error(`The picture is larger than ${limits.bytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function request(address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const get = address.startsWith('https:') ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    get(address, { signal }, resolve).on('error', reject)
  })
}
