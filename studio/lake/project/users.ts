import { Hono } from 'hono'
import { z } from 'zod'
import { listEditors } from '../accounts.ts'
import { readRobot, requireReader, writeRobot } from '../auth/identify.ts'
import { requestError } from '../errors.ts'
import { apiVersion } from '../paths.ts'
import { readJson, splitList } from '../request.ts'
import type { Identity, LakeConfig, LakeEnv, Store } from '../types.ts'

const keyValuePairs = z.array(z.object({ key: z.string().min(1).max(200), value: z.unknown() })).max(100)

/** Role as the Studio's access control knows it. */
export const editorRole = {
  name: 'administrator',
  title: 'Editor',
  description: 'May change and publish everything',
}
const viewerRole = { name: 'viewer', title: 'Viewer', description: 'May read everything' }

/** `/users/me`, `/users/:ids` and the key-value store in which the Studio keeps a user's preferences. */
export function userRoutes(lake: { config: LakeConfig; store: Store }) {
  const routes = new Hono<LakeEnv>().use(`${apiVersion}/users/*`, requireReader)
  const { database } = lake.store
  database.exec(`CREATE TABLE IF NOT EXISTS preferences (
    user TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user, key)
  ) STRICT, WITHOUT ROWID`)
  const readPreference = database.prepare('SELECT value FROM preferences WHERE user = ? AND key = ?')
  const writePreference = database.prepare(
    'INSERT OR REPLACE INTO preferences (user, key, value) VALUES (?, ?, ?)',
  )

  routes.get(`${apiVersion}/users/me`, (c) => c.json(currentUser(c.get('caller'))))

  routes.get(`${apiVersion}/users/me/keyvalue/:keys`, (c) => {
    const user = c.get('caller').id
    const pairs = splitList(c.req.param('keys')).flatMap((key) => {
      const row = readPreference.get(user, key)
      return row ? [{ key, value: JSON.parse(String(row.value)) }] : []
    })
    return c.json(pairs)
  })
  routes.put(`${apiVersion}/users/me/keyvalue`, async (c) => {
    const user = c.get('caller').id
    const pairs = keyValuePairs.parse(await readJson(c))
    for (const { key, value } of pairs) writePreference.run(user, key, JSON.stringify(value ?? null))
    return c.json(pairs)
  })

  routes.get(`${apiVersion}/users/:ids`, (c) => {
    const known = [...listEditors(lake.config.directory), readRobot, writeRobot]
    const asked = splitList(c.req.param('ids'))
    const users = asked.flatMap((id) => known.filter((user) => user.id === id)).map(publicProfile)
    if (asked.length > 1) return c.json(users)
    if (!users[0]) throw requestError(404, 'User not found')
    return c.json(users[0])
  })
  return routes
}

function currentUser({ id, name, email, role }: Identity) {
  const { name: roleName, title, description } = role === 'read' ? viewerRole : editorRole
  return {
    id,
    name,
    email,
    profileImage: '',
    provider: 'lake',
    role: roleName,
    roles: [{ name: roleName, title, description }],
  }
}

function publicProfile({ id, name, email }: { id: string; name: string; email: string }) {
  return { id, sanityUserId: id, displayName: name, email, imageUrl: null, provider: 'lake' }
}
