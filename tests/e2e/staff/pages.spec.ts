import { expect, test } from '@playwright/test'
import { lakeClient, siteUrl, until, visit } from '../../support/stack.ts'

const id = 'page-spring-retreat'
const page = (path: string, headline: string) => ({
  _id: id,
  _type: 'page',
  title: 'Spring retreat',
  path: { _type: 'slug', current: path },
  frame: 'full',
  seo: { _type: 'seo', title: 'Spring retreat', description: 'Two days away from the desk.' },
  sections: [{ _key: 'a', _type: 'hero', headline }],
})

const answers = (path: string, status: number) => async () => (await visit(path)).status === status

test.afterAll(async () => {
  await lakeClient.delete({
    query: '*[_id in $ids]',
    params: { ids: [id, `drafts.${id}`, 'redirect-retreat'] },
  })
})

test('a page published after the build is served without one, moves with its path, and leaves when it is deleted', async () => {
  expect((await visit('/retreat')).status).toBe(404)

  await lakeClient.create(page('/retreat', 'Two days away from the desk.'))
  await until('the new page is there', answers('/retreat', 200))
  expect((await visit('/retreat')).text).toContain('Two days away from the desk.')
  expect((await visit('/sitemap.xml')).text).toContain(`${siteUrl}/retreat</loc>`)

  await lakeClient.createOrReplace(page('/retreat/spring', 'Two days away, in spring.'))
  await until('the old path is gone', answers('/retreat', 404))
  expect((await visit('/retreat/spring')).text).toContain('Two days away, in spring.')

  await lakeClient.delete(id)
  await until('the page is gone', answers('/retreat/spring', 404))
  expect((await visit('/sitemap.xml')).text).not.toContain('/retreat')
})

test('a redirect works from Publish on, without a build', async () => {
  await lakeClient.create({
    _id: 'redirect-retreat',
    _type: 'redirect',
    from: { _type: 'slug', current: '/away' },
    kind: 'page',
    page: { _type: 'reference', _ref: 'page-events' },
    permanent: false,
  })
  await until('the redirect is there', answers('/away', 307))
  const answer = await fetch(`${siteUrl}/away`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toMatch(/\/events$/)

  await lakeClient.delete('redirect-retreat')
  await until('the redirect is gone', answers('/away', 404))
})

test('a draft is not served, though what was published after it is', async () => {
  await lakeClient.create({ ...page('/retreat/secret', 'Not yet.'), _id: `drafts.${id}` })
  await lakeClient.create(page('/retreat', 'Two days away from the desk.'))
  await until('the published page is there', answers('/retreat', 200))
  expect((await visit('/retreat/secret')).status).toBe(404)
})
