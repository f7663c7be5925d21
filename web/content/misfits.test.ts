import { evaluateSync, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { withoutMisfits } from './misfits.ts'
import { pageQuery, pathsQuery, settingsQuery } from './queries.ts'
import { resultType } from './resultType.ts'

/** What the site takes from the lake's answer about the page `/`, and what it says about the rest. */
function readHome(page: object, others: object[] = []) {
  const home = { _id: 'home', _type: 'page', title: 'Home', path: { current: '/' }, ...page }
  const params = { path: '/' }
  const { data } = evaluateSync(parse(pageQuery, { params }), { dataset: [home, ...others], params })
  const { value, misfits } = withoutMisfits(data, resultType(pageQuery, params))
  return { sections: value.sections, seo: value.seo, frame: value.frame, misfits }
}

const band = (fields: object) => ({ _key: 'band', _type: 'ctaBand', title: 'Join in', ...fields })
const hero = (fields: object) => ({ _key: 'top', _type: 'hero', headline: 'Good company', ...fields })
const join = { _key: 'join', label: 'Join', kind: 'page' }

describe('documents written past the Studio with wrong types', () => {
  test('an object as a title: only the title is empty', () => {
    const { sections, misfits } = readHome({ sections: [hero({}), band({ title: { en: 'Join in' } })] })
    expect(sections).toMatchObject([{ _key: 'top' }, { _key: 'band', title: '' }])
    expect(misfits).toEqual(['sections[band].title is an object'])
  })

  test('an object where a text is optional: only the text is left out', () => {
    const { sections, misfits } = readHome({ sections: [hero({ text: {}, eyebrow: 'For firms' })] })
    expect(sections).toMatchObject([{ headline: 'Good company', text: null, eyebrow: 'For firms' }])
    expect(misfits).toEqual(['sections[top].text is an object'])
  })

  test('a string where an array belongs', () => {
    const { sections, misfits } = readHome({ sections: [hero({ benefits: 'all' })] })
    expect(sections).toMatchObject([{ headline: 'Good company' }])
    expect(misfits).toEqual([])
    expect(readHome({ sections: 'none' }).sections).toEqual([])
  })

  test('an unknown section type', () => {
    const { sections, misfits } = readHome({ sections: [{ _key: 'x', _type: 'carousel' }, hero({})] })
    expect(sections).toMatchObject([{ _key: 'top' }])
    expect(misfits).toEqual(['sections[x] is an object of the type “carousel”'])
  })

  test('a null span in portable text', () => {
    const children = [null, { _key: 's', _type: 'span', text: 'Because.' }, 'words']
    const answer = [{ _key: 'b', _type: 'block', children }, null, { _key: 'c', _type: 'poll' }]
    const faqs = [{ _key: 'q', _ref: 'faq' }]
    const { sections, misfits } = readHome(
      { sections: [{ _key: 'faqs', _type: 'faqBlock', title: 'Asked', variant: 'condensed', faqs }] },
      [{ _id: 'faq', _type: 'faq', question: 'Why?', answer }],
    )
    expect(sections[0].entries[0].answer).toMatchObject([{ children: [{ text: 'Because.' }] }])
    expect(misfits).toContain('sections[faqs].entries[faq].answer[b].children[0] is empty')
    expect(misfits).toContain('sections[faqs].entries[faq].answer[c] is an object of the type “poll”')
  })

  test('a missing reference and an image without asset need no mending', () => {
    const gone = { ...join, page: { _ref: 'gone' } }
    const { sections, misfits } = readHome({
      sections: [hero({ image: { alt: 'A desk' }, actions: [gone] })],
    })
    expect(sections).toMatchObject([{ image: { asset: null }, actions: [{ path: null }] }])
    expect(misfits).toEqual([])
  })

  test('a value that is on no list counts as none', () => {
    const actions = [{ ...join, kind: 'explode' }, join]
    const cards = [{ _key: 'a', title: 'Learn', text: 'Together', icon: 'rocket' }]
    const grid = { _key: 'grid', _type: 'cardGrid', title: 'Why', cards }
    const { sections, misfits } = readHome({ sections: [band({ actions }), grid] })
    expect(sections[0].actions).toMatchObject([{ kind: null }, { kind: 'page' }])
    expect(sections[1].cards).toMatchObject([{ title: 'Learn', icon: null }])
    expect(misfits).toEqual([
      'sections[band].actions[join].kind is the text “explode”',
      'sections[grid].cards[a].icon is the text “rocket”',
    ])
  })

  test('the page itself always stays: its name, its search texts and its frame may be anything', () => {
    const answer = readHome({ title: {}, seo: { title: ['x'], description: 7 }, frame: 'oval', sections: [] })
    expect(answer).toMatchObject({ seo: { title: '', description: '7' }, frame: 'full', misfits: [] })
  })

  test('so do the list of paths and the site settings', () => {
    const dataset = [
      { _id: 'a', _type: 'page', path: { current: {} }, _updatedAt: '2025-01-01T00:00:00Z' },
      { _id: 'b', _type: 'page', path: { current: '/b' }, frame: 7, _updatedAt: '2025-01-01T00:00:00Z' },
      { _id: 'siteSettings', _type: 'siteSettings', brand: {}, links: 'none', navigation: 'none' },
    ]
    const fitted = (query: string) =>
      withoutMisfits(evaluateSync(parse(query), { dataset }).data, resultType(query)).value
    expect(fitted(pathsQuery)).toMatchObject({ pages: [{ path: '' }, { path: '/b', frame: 'full' }] })
    expect(fitted(settingsQuery)).toMatchObject({ brand: '', links: null, navigation: [] })
  })
})

test('what an older schema left empty: texts and lists are empty ones, the rest is null, and nothing is said', () => {
  const { sections, misfits } = readHome({ sections: [{ _key: 'a', _type: 'callout' }] })
  expect(sections).toMatchObject([{ _type: 'callout', title: '', text: '', tint: null, tone: null }])
  expect(misfits).toEqual([])
})
