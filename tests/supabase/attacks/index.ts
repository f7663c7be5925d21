import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimsOf, type People, tokenOf } from '../harness.ts'
import { http } from './attack.ts'
import { functionAttacks } from './functions.ts'
import { promotions } from './promotions.ts'
import { storageAttacks } from './storage.ts'
import { tableAttacks } from './tables.ts'
import { badKeys, doors, forgedTokens } from './tokens.ts'
import { describeUploads } from './uploads.ts'
import { callers, createWorld, type World } from './world.ts'

const groups = { tables: tableAttacks, functions: functionAttacks, storage: storageAttacks }

/** Everyone tries everything: what one may do works, all else changes and tells nothing. */
export function describeAttacks(database: string, start: () => Promise<People>) {
  describe('attack matrix', () => {
    let people: People
    let world: World
    let cases = 0

    beforeAll(async () => {
      people = await start()
      world = await createWorld(people)
    })
    afterAll(() => {
      process.stdout.write(`attack matrix: ${cases} cases on ${database}\n`)
    })

    describe.each(Object.entries(groups))('%s', (_group, attacks) => {
      test.each(callers)('%s', async (caller) => {
        await world.reset()
        const before = await world.snapshot()
        const intruder = await world.attacker(caller)
        const broken: string[] = []
        for (const { name, allowed, attempt } of attacks) {
          if (!allowed.includes(caller) && (await attempt(intruder))) broken.push(name)
        }
        expect(broken.join('; ')).toBe('')
        expect(await world.snapshot()).toEqual(before)

        const refused: string[] = []
        for (const { name, allowed, attempt } of attacks) {
          if (!allowed.includes(caller)) continue
          await world.reset()
          if (!(await attempt(await world.attacker(caller)))) refused.push(name)
        }
        expect(refused.join('; ')).toBe('')
        cases += attacks.length
      })
    })

    describe('nobody makes oneself an admin', () => {
      test.each(promotions)('by %s', async (_name, promote) => {
        const before = await world.snapshot()
        const token = await promote(await world.attacker('anon'), people)
        cases += 1
        expect(await world.snapshot()).toEqual(before)
        if (!token) return
        expect(claimsOf(token).role).toBe('authenticated')
        expect(claimsOf(token).app_metadata ?? {}).not.toHaveProperty('role')
        const anon = await world.attacker('anon')
        const headers = { authorization: `Bearer ${token}` }
        const asked = await anon.http('POST', '/rest/v1/rpc/is_admin', { headers, body: '{}' })
        expect(await asked.json()).toBe(false)
      })
    })

    test("the admin's own token opens every door but the list of admins", async () => {
      const headers = { authorization: `Bearer ${await tokenOf(people.admin)}` }
      const intruder = await world.attacker('anon')
      const shut: string[] = []
      await world.reset()
      for (const [name, knock] of doors) {
        if (!(await http(name, [], (as) => knock(as, headers)).attempt(intruder))) shut.push(name)
      }
      expect(shut).toEqual(['list the admins'])
      await world.reset()
    })

    test.each(forgedTokens)('a token %s opens nothing', async (_name, forge) => {
      const headers = { authorization: `Bearer ${await forge(people)}` }
      const before = await world.snapshot()
      const intruder = await world.attacker('anon')
      const open: string[] = []
      for (const [name, knock] of doors) {
        if (await http(name, [], (as) => knock(as, headers)).attempt(intruder)) open.push(name)
      }
      expect(open).toEqual([])
      expect(await world.snapshot()).toEqual(before)
      cases += doors.length
    })

    test.each(badKeys)('%s is answered 401 everywhere', async (_name, headers) => {
      const intruder = await world.attacker('admin')
      const statuses: [string, number][] = []
      for (const [name, knock] of doors) statuses.push([name, (await knock(intruder, headers)).status])
      expect(statuses).toEqual(doors.map(([name]) => [name, 401]))
      cases += doors.length
    })

    describe('uploads', () => {
      describeUploads(start, (more) => {
        cases += more
      })
    })
  })
}
