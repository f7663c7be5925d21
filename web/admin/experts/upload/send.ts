import { endDeadSession, supabase } from '../../supabase.ts'
import { newFileName } from './fileName.ts'
import { rememberUploads } from './leftovers.ts'
import type { PreparedImage } from './prepare.ts'
import { addressOf, removeUnusedImages } from './remove.ts'

/** The storage refused the image, or could not be reached. */
export class UploadFailed extends Error {}

type SendOptions = {
  /** Stops the upload; the promise then rejects with the signal's reason. */
  signal: AbortSignal
  /** Told the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Uploads an image to the bucket `experts` under a new name (cache control 3600, no overwrite) and answers its public
 * address. Rejects with UploadFailed. By XMLHttpRequest, since neither supabase-js nor fetch tells the progress.
 */
export async function sendImage(image: PreparedImage, { signal, onProgress }: SendOptions): Promise<string> {
  const { data } = await supabase().auth.getSession()
  if (!data.session) throw new UploadFailed('Nobody is signed in')
  signal.throwIfAborted()

  const name = newFileName(image.type)
  const url = addressOf(name)
  rememberUploads([name])
  try {
    const status = await post(name, image, { token: data.session.access_token, signal, onProgress })
    if (status === 401) void endDeadSession()
    if (status !== 200) throw new UploadFailed(`The storage answered ${status} to ${name}`)
    return url
  } catch (cause) {
    // It may have arrived all the same.
    void removeUnusedImages([url])
    throw cause
  }
}

function post(
  name: string,
  image: PreparedImage,
  { token, signal, onProgress }: SendOptions & { token: string },
): Promise<number> {
  const request = new XMLHttpRequest()
  request.open('POST', `${process.env.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/object/experts/${name}`)
  const headers = {
    apikey: process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
    authorization: `Bearer ${token}`,
    'content-type': image.type,
    'cache-control': 'max-age=3600',
    'x-upsert': 'false',
  }
  for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value)

  return new Promise<number>((resolve, reject) => {
    const stop = () => request.abort()
    signal.addEventListener('abort', stop, { once: true })
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => resolve(request.status)
    request.onerror = () => reject(new UploadFailed('The storage could not be reached'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', stop)
    request.send(image.blob)
  })
}
