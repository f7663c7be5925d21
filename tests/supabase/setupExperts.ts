import { beforeAll, describe, expect, test } from 'vitest'
import { sampleNames } from '../../supabase/functions/setup-experts/samples.ts'
import { type People, siteUrl } from './harness.ts'

/** The function that adds the sample experts. */
export function describeSetupExperts(start: () => Promise<People>) {
  describe('setup-experts', () => {
    let people: People
    const samples = async () =>
      (await people.owner.from('experts').select().in('name', sampleNames).order('name')).data ?? []
    const setUp = async () => (await people.admin.functions.invoke('setup-experts')).data

    beforeAll(async () => {
      people = await start()
    })

    test('run four times at once it inserts no sample twice, and tells of each once', async () => {
      const answers = await Promise.all([setUp(), setUp(), setUp(), setUp()])
      expect(await samples()).toHaveLength(sampleNames.length)
      expect(answers.reduce((sum, { inserted }) => sum + inserted, 0)).toBe(sampleNames.length)
      expect(await setUp()).toEqual({ inserted: 0 })
    })

    test('inserts the samples that are not there, and leaves alone what was edited', async () => {
      await people.admin.from('experts').delete().in('name', ['Dana Whitfield', 'Priya Raman'])
      await people.admin.from('experts').update({ role: 'Tax law' }).eq('name', 'Elena Sørensen')
      await people.admin.from('experts').update({ name: 'Samir H.' }).eq('name', 'Samir Haddad')
      expect(await setUp()).toEqual({ inserted: 2 })
      expect((await samples()).filter(({ role }) => role === 'Tax law')).toHaveLength(1)
      expect(await samples()).toHaveLength(sampleNames.length - 1)
    })

    test.each([
      ['anon', 401, 'Sign in first.'],
      ['user', 403, 'Only an admin can add the sample experts.'],
    ] as const)('answers %s with %i and says why', async (who, status, why) => {
      const { error } = await people[who].functions.invoke('setup-experts')
      expect(error?.context.status).toBe(status)
      expect(await error?.context.json()).toEqual({ error: why })
    })

    test('answers a token that is none with 401', async () => {
      const answer = await fetch(`${people.config.publicUrl}/functions/v1/setup-experts`, {
        method: 'POST',
        headers: { apikey: people.config.publishableKey, authorization: 'Bearer not.a.token' },
      })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ error: 'Your session has ended. Sign in again.' })
    })

    test('answers the site across origins, and only POST', async () => {
      const send = (method: string, origin: string) =>
        fetch(`${people.config.publicUrl}/functions/v1/setup-experts`, {
          method,
          headers: { origin, apikey: people.config.publishableKey },
        })
      const posted = await send('POST', siteUrl)
      expect([posted.status, posted.headers.get('access-control-allow-origin')]).toEqual([401, siteUrl])
      const foreign = await send('POST', 'https://evil.example')
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
      expect((await send('GET', siteUrl)).status).toBe(405)
    })
  })
}
