import { Hono } from 'hono'
import { listEditors } from '../accounts.ts'
import { requireReader } from '../auth/identify.ts'
import { knownOrigins } from '../cors.ts'
import { apiVersion } from '../paths.ts'
import type { LakeConfig, LakeEnv } from '../types.ts'
import { editorRole } from './users.ts'

const everyPermission = ['read', 'create', 'update', 'history', 'editHistory', 'manage']

/** What the Studio asks about the project around the dataset. Features that the lake does not have are answered as switched off. */
export function projectRoutes(lake: { config: LakeConfig }) {
  const { projectId, dataset } = lake.config
  const routes = new Hono<LakeEnv>()
  const project = `${apiVersion}/projects/:projectId`
  routes.use(`${project}/*`, requireReader)

  routes.get(project, requireReader, (c) =>
    c.json({
      id: projectId,
      displayName: projectId,
      organizationId: null,
      organization: null,
      metadata: {},
      features: [],
      studioHost: null,
      isBlocked: false,
      isDisabled: false,
      members: listEditors(lake.config.directory).map(({ id }) => ({
        id,
        isRobot: false,
        isCurrentUser: id === c.get('caller').id,
        role: editorRole.name,
        roles: [editorRole],
      })),
    }),
  )
  routes.get(`${project}/datasets`, (c) =>
    // Comments would live in a dataset of their own, which the lake does not offer.
    c.json(c.req.query('datasetProfile') ? [] : [{ name: dataset, aclMode: 'public' }]),
  )
  routes.get(`${project}/datasets/:dataset/acl`, (c) => {
    const permissions = c.get('identity')?.role === 'read' ? ['read'] : everyPermission
    return c.json([{ filter: '_id in path("**")', permissions }])
  })
  routes.get(`${project}/roles`, (c) => c.json([editorRole]))
  routes.get(`${project}/grants`, (c) => c.json({}))
  routes.get(`${project}/user-applications`, (c) => c.json([]))

  routes.get(`${apiVersion}/features`, (c) => c.json([]))
  routes.get(`${apiVersion}/journey/announcements`, (c) => c.json([]))
  // Offers of paid plans, and links to help: the lake has none.
  routes.get(`${apiVersion}/journey/*`, (c) => c.json(null))
  routes.get(`${apiVersion}/help`, (c) => c.json({ resources: { sectionArray: [] } }))
  routes.get(`${apiVersion}/ping`, (c) => c.json({ ok: true }))
  routes.get(`${apiVersion}/data/ping/:dataset`, (c) => c.json({ ok: true }))
  routes.get(`${apiVersion}/intake/telemetry-status`, (c) => c.json({ status: 'denied' }))
  routes.post(`${apiVersion}/intake/batch`, (c) => c.body(null, 202))
  routes.get(`${apiVersion}/check/cors`, (c) => {
    const origin = c.req.header('origin')
    const allowed = origin !== undefined && knownOrigins(lake.config).includes(origin)
    return c.json({ result: { allowed, withCredentials: allowed } })
  })
  return routes
}
