import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expert, type People } from './harness.ts'

/** The history of experts, and `updated_at` as the version of each. */
export function describeExpertChanges(start: () => Promise<People>) {
  describe('changes of experts', () => {
    let people: People
    let ada: { id: string; updated_at: string }
    const changes = async () =>
      (await people.admin.from('expert_changes').select().eq('expert_id', ada.id).order('id')).data ?? []

    beforeAll(async () => {
      people = await start()
    })
    beforeEach(async () => {
      const { data } = await people.admin.from('experts').insert(expert('Ada')).select().single()
      ada = data
    })

    test('who changed which expert when, old and new values', async () => {
      const { data: me } = await people.admin.auth.getUser()
      await people.admin.from('experts').update({ role: 'Tax' }).eq('id', ada.id)
      await people.admin.from('experts').delete().eq('id', ada.id)
      const by = {
        id: expect.any(Number),
        expert_id: ada.id,
        changed_by: me.user?.id,
        changed_by_email: 'admin@example.com',
        changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/),
      }
      const first = expect.objectContaining({ name: 'Ada', role: 'Bookkeeping', is_active: true })
      const second = expect.objectContaining({ name: 'Ada', role: 'Tax', is_active: true })
      expect(await changes()).toEqual([
        { ...by, action: 'insert', old_values: null, new_values: first },
        { ...by, action: 'update', old_values: first, new_values: second },
        { ...by, action: 'delete', old_values: second, new_values: null },
      ])
    })

    test('a change by the secret key has no author', async () => {
      await people.owner.from('experts').update({ role: 'Tax' }).eq('id', ada.id)
      expect((await changes()).at(-1)).toMatchObject({
        action: 'update',
        changed_by: null,
        changed_by_email: null,
      })
    })

    test('an update that changes nothing, and a refused one, leave no row', async () => {
      const repeated = await people.admin
        .from('experts')
        .update({ name: ' Ada ', updated_at: '2001-01-01' })
        .eq('id', ada.id)
        .select()
      expect(repeated.data).toHaveLength(1)
      expect((await people.admin.from('experts').update({ name: '' }).eq('id', ada.id)).error).not.toBeNull()
      await people.user.from('experts').update({ name: 'Eve' }).eq('id', ada.id)
      expect((await changes()).map(({ action }) => action)).toEqual(['insert'])
    })

    test('readable by admins, and by nobody else', async () => {
      expect(await changes()).toHaveLength(1)
      for (const outsider of [people.anon, people.user]) {
        expect((await outsider.from('expert_changes').select()).data ?? []).toEqual([])
      }
    })

    test.each(['anon', 'user', 'admin', 'owner'] as const)('append-only: not writable by %s', async (who) => {
      const before = await changes()
      const table = () => people[who].from('expert_changes')
      const row = { expert_id: ada.id, action: 'insert', new_values: {} }
      expect((await table().insert(row)).error?.code).toBe('42501')
      expect((await table().update({ changed_by_email: 'eve' }).eq('expert_id', ada.id)).error?.code).toBe(
        '42501',
      )
      expect((await table().delete().eq('expert_id', ada.id)).error?.code).toBe('42501')
      expect((await table().upsert({ ...before[0], ...row })).error).not.toBeNull()
      expect(await changes()).toEqual(before)
    })

    test('an admin restores a deleted expert under its old id', async () => {
      await people.admin.from('experts').delete().eq('id', ada.id)
      const deleted = (await changes()).at(-1)
      const { data, error } = await people.admin.from('experts').insert(deleted?.old_values).select().single()
      expect(error).toBeNull()
      expect({ ...data, updated_at: '' }).toEqual({ ...ada, updated_at: '' })
      expect(data.updated_at > ada.updated_at).toBe(true)
    })

    test('every update makes a greater version, however close they follow', async () => {
      const versions: string[] = [ada.updated_at]
      for (let i = 0; i < 20; i += 1) {
        const { data } = await people.admin
          .from('experts')
          .update({ is_active: i % 2 === 0 })
          .eq('id', ada.id)
          .select('updated_at')
          .single()
        versions.push(data?.updated_at)
      }
      expect(new Set(versions).size).toBe(21)
      const { data } = await people.admin
        .from('experts')
        .select('updated_at')
        .eq('id', ada.id)
        .gte('updated_at', versions.at(-2))
        .single()
      expect(data?.updated_at).toBe(versions.at(-1))
    })

    test('two admins save what both read: one wins, the other one changes nothing and is told by no row', async () => {
      const save = (role: string) =>
        people.admin
          .from('experts')
          .update({ role })
          .eq('id', ada.id)
          .eq('updated_at', ada.updated_at)
          .select()
      const answers = await Promise.all([save('Tax'), save('Audit')])
      expect(answers.map(({ error }) => error)).toEqual([null, null])
      expect(answers.map(({ data }) => data?.length).sort()).toEqual([0, 1])
      const [won] = answers.flatMap(({ data }) => data ?? [])
      expect((await people.anon.from('experts').select().eq('id', ada.id)).data).toEqual([won])
      expect((await save('Advice')).data).toEqual([])
    })
  })
}
