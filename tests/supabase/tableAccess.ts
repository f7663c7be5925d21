import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expert, type People } from './harness.ts'

const outsiders = ['anon', 'user'] as const

/** Who may do what to each table and function. */
export function describeTableAccess(start: () => Promise<People>) {
  describe('tables and functions', () => {
    let people: People
    let shown: string
    let hidden: string

    const rows = async () => (await people.owner.from('experts').select().order('name')).data ?? []
    const roles = async () => (await people.owner.from('user_roles').select()).data ?? []

    beforeAll(async () => {
      people = await start()
    })
    beforeEach(async () => {
      await people.owner.from('experts').delete().not('id', 'is', null)
      const { data } = await people.owner
        .from('experts')
        .insert([expert('Ada Shown'), expert('Bo Hidden', { is_active: false })])
        .select()
        .order('name')
      shown = data?.[0].id
      hidden = data?.[1].id
    })

    test.each(outsiders)('%s sees active experts only', async (who) => {
      const all = await people[who].from('experts').select()
      expect(all.data?.map((row) => row.name)).toEqual(['Ada Shown'])
      const asked = await people[who].from('experts').select().eq('id', hidden).single()
      expect(asked.error?.code).toBe('PGRST116')
    })

    test.each(outsiders)('%s cannot insert or upsert an expert (42501)', async (who) => {
      expect((await people[who].from('experts').insert(expert('Eve'))).error?.code).toBe('42501')
      const upsert = await people[who].from('experts').upsert({ id: shown, ...expert('Eve') })
      expect(upsert.error?.code).toBe('42501')
      expect((await rows()).map((row) => row.name)).toEqual(['Ada Shown', 'Bo Hidden'])
    })

    test('the admin sees all experts, creates, updates, hides and deletes one', async () => {
      const { admin } = people
      expect((await admin.from('experts').select()).data).toHaveLength(2)
      const created = await admin
        .from('experts')
        .insert(expert('Cy', { image_url: null }))
        .select()
        .single()
      expect(created.data).toMatchObject({ name: 'Cy', is_active: true, image_url: null })
      const id = created.data.id
      const updated = await admin.from('experts').update({ role: 'Audit' }).eq('id', id).select().single()
      expect(updated.data.role).toBe('Audit')
      await admin.from('experts').update({ is_active: false }).eq('id', id)
      expect((await people.anon.from('experts').select().eq('id', id)).data).toEqual([])
      await admin.from('experts').delete().eq('id', id)
      expect((await rows()).map((row) => row.name)).toEqual(['Ada Shown', 'Bo Hidden'])
    })

    test('updated_at is set on update, whatever the client sends; id and created_at stay', async () => {
      const [before] = await rows()
      const { data } = await people.admin
        .from('experts')
        .update({ role: 'Tax', updated_at: '2001-01-01', created_at: '2001-01-01' })
        .eq('id', shown)
        .select()
        .single()
      expect(new Date(data.updated_at) > new Date(before.updated_at)).toBe(true)
      expect(data.created_at).toBe(before.created_at)
    })

    test.each([
      ['a blank name', { name: ' \t\n ' }],
      ['a name of invisible characters', { name: '\u200b\u3164 \u2800\u{e0041}' }],
      ['a name of 121 characters', { name: 'n'.repeat(121) }],
      ['a blank role', { role: '' }],
      ['a role of invisible characters', { role: '\u00ad\u2060\ufe0f' }],
      ['a role of 121 characters', { role: 'r'.repeat(121) }],
      ['a blank description', { description: '  ' }],
      ['a description of invisible characters', { description: '\u00a0\n\u200f\u{1d173}' }],
      ['a description of 1001 characters', { description: 'd'.repeat(1001) }],
      ['a javascript: image', { image_url: 'javascript:alert(1)' }],
      ['a data: image', { image_url: 'data:image/png;base64,AA' }],
      ['an image address above 2048 characters', { image_url: `https://example.com/${'a'.repeat(2040)}` }],
    ])('%s is refused (check violation)', async (_what, wrong) => {
      const { error } = await people.admin.from('experts').insert({ ...expert('Fine'), ...wrong })
      expect(error?.code).toBe('23514')
    })

    test('lengths count trimmed text, up to 120 and 1000 characters', async () => {
      const fits = expert(`  ${'n'.repeat(120)}\n`, {
        description: `${'d'.repeat(1000)} `,
        role: 'r'.repeat(120),
      })
      const { data } = await people.admin.from('experts').insert(fits).select().single()
      expect(data).toMatchObject({ name: 'n'.repeat(120), description: 'd'.repeat(1000) })
    })

    test('invisible characters beside visible ones stay', async () => {
      const mixed = { name: 'سارة\u200f', role: '👩\u200d👧', description: '❤\ufe0f' }
      const { data } = await people.admin.from('experts').insert(expert('Mixed', mixed)).select().single()
      expect(data).toMatchObject(mixed)
    })

    test('a user sees own roles only: anon and user none, the admin one', async () => {
      await people.owner.rpc('grant_admin', { user_email: 'user@example.com' })
      expect((await roles()).length).toBe(2)
      for (const who of ['user', 'admin'] as const) {
        const { data: me } = await people[who].auth.getUser()
        expect((await people[who].from('user_roles').select()).data).toEqual([
          { user_id: me.user?.id, role: 'admin' },
        ])
      }
      await people.owner.rpc('revoke_admin', { user_email: 'user@example.com' })
      expect((await people.user.from('user_roles').select()).data).toEqual([])
      expect((await people.anon.from('user_roles').select()).data ?? []).toEqual([])
    })

    test('the secret key lists admins and is told when nobody has the address', async () => {
      const { data } = await people.owner.rpc('list_admins')
      expect(data).toEqual([{ user_id: expect.any(String), email: 'admin@example.com' }])
      const unknown = await people.owner.rpc('grant_admin', { user_email: 'nobody@example.com' })
      expect(unknown.error?.message).toMatch(/No confirmed user has the e-mail address nobody@example.com/)
    })

    test('is_admin answers for the caller alone; anon may not ask', async () => {
      expect((await people.anon.rpc('is_admin')).error?.code).toBe('42501')
      expect((await people.user.rpc('is_admin')).data).toBe(false)
      expect((await people.admin.rpc('is_admin')).data).toBe(true)
    })
  })
}
