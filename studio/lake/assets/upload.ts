import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { requireWriter } from '../auth/identify.ts'
import { requestError } from '../errors.ts'
import { apiVersion } from '../paths.ts'
import type { GuardedEnv, LakeConfig, LakeEnv, Store } from '../types.ts'
import { fileDocument, imageDocument, uploadQuery } from './documents.ts'
import { inspectImage } from './inspect.ts'
import { assetPath } from './names.ts'
import { dropLeftovers, type Received, receive } from './receive.ts'

/**
 * `POST /assets/images/:dataset` and `/assets/files/:dataset` with the bytes as the body. Answers `{document}`;
 * the same content again answers the document that exists. The bytes are on disk before the document is.
 */
export function uploadRoutes(lake: { config: LakeConfig; store: Store }) {
  const { config, store } = lake
  const app = new Hono<LakeEnv>()
  const directory = join(config.directory, 'assets')
  dropLeftovers(directory)

  app.post(`${apiVersion}/assets/images/:dataset`, requireWriter, (c) =>
    upload(c, async (received) => {
      const image = await inspectImage(received.path, received.head)
      return imageDocument(config, received, image, uploadQuery.parse(c.req.query()))
    }),
  )

  app.post(`${apiVersion}/assets/files/:dataset`, requireWriter, (c) =>
    upload(c, async (received) => {
      const contentType = c.req.header('content-type') ?? ''
      return fileDocument(config, received, contentType, uploadQuery.parse(c.req.query()))
    }),
  )

  async function upload(
    c: Context<GuardedEnv>,
    makeDocument: (received: Received) => Promise<ReturnType<typeof imageDocument | typeof fileDocument>>,
  ) {
    const limit = config.limits.assetBytes
    if (Number(c.req.header('content-length') ?? 0) > limit) {
      throw requestError(413, `The file is larger than ${limit} bytes`)
    }
    const received = await receive(directory, c.req.raw.body, limit)
    try {
      const { name, document } = await makeDocument(received)
      await received.keep(assetPath(config, name))
      store.commit([{ createIfNotExists: document }], { author: c.get('caller').id })
      return c.json({ document: store.get(name.id) })
    } finally {
      await received.drop()
    }
  }
  return app
}
