import type { MiddlewareHandler } from 'hono'
import { requestError } from './errors.ts'
import type { LakeConfig } from './types.ts'

const ofDataset = /^\/[^/]+\/(?:data\/(?:live\/events|[a-z]+)|assets\/[a-z]+|socket)\/([^/?]+)/
const ofProject = /^\/[^/]+\/projects\/([^/?]+)/

/** Middleware that answers 404 to requests for another project or dataset than the lake's own. */
export function ownDatasetOnly(config: LakeConfig): MiddlewareHandler {
  return async (c, next) => {
    const project = ofProject.exec(c.req.path)?.[1] ?? c.req.header('x-sanity-project-id') ?? config.projectId
    if (project !== config.projectId) throw requestError(404, `Project "${project}" not found`)
    const dataset = ofDataset.exec(c.req.path)?.[1]
    if (dataset !== undefined && dataset !== config.dataset) {
      throw requestError(404, `Dataset not found: Dataset "${dataset}" not found for project ID "${project}"`)
    }
    await next()
  }
}
