import { evaluateSync, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { withoutMisfits } from './misfits.ts'
import { pageQuery, settingsQuery } from './queries.ts'
import { resultType } from './resultType.ts'

/** What the site takes from the lake's answer. */
function ask(query: string, dataset: object[], params = {}) {
  const { data } = evaluateSync(parse(query, { params }), { dataset, params })
  return withoutMisfits(data, resultType(query, params)).value
}

const list = [null, 'debris', { _key: 'whole', label: 'Join', title: 'Title' }]
const page = (sections: unknown) => ({
  _id: 'page',
  _type: 'page',
  title: 'Name',
  path: { current: '/' },
  sections,
})

describe('content that breaks the rules of its schema still makes a page', () => {
  test.each([
    'hero',
    'featureGrid',
    'cardGrid',
    'story',
    'perkGrid',
    'vendorPartnerships',
    'expertsShowcase',
    'faqBlock',
    'callout',
    'contactCard',
    'ctaBand',
  ])('a %s without anything has texts, if empty ones', (_type) => {
    const { sections } = ask(pageQuery, [page([{ _key: 'a', _type }])], { path: '/' })
    expect(sections[0]).toMatchObject({ _type, [_type === 'hero' ? 'headline' : 'title']: '' })
  })

  test('what is no section, button, card or question is left out', () => {
    const gone = { _key: 'gone', _ref: 'gone' }
    const sections = [
      ...list,
      { _key: 'a', _type: 'hero', actions: list, benefits: list, ledger: { lines: list } },
      { _key: 'b', _type: 'featureGrid', cards: list },
      { _key: 'c', _type: 'faqBlock', faqs: [null, gone, { _key: 'q', _ref: 'faq' }] },
      { _key: 'd', _type: 'ctaBand', actions: list },
    ]
    const faq = { _id: 'faq', _type: 'faq', question: 'Why?', answer: [] }
    const answer = ask(pageQuery, [page(sections), faq], { path: '/' })
    const [hero, grid, questions, band] = answer.sections
    expect(answer.sections).toHaveLength(4)
    for (const items of [hero.actions, hero.benefits, hero.ledger.lines, grid.cards, band.actions])
      expect(items).toMatchObject([{ _key: 'whole' }])
    expect(questions.entries).toMatchObject([{ _id: 'faq' }])
  })

  test('perks and partnerships that are gone, or of another type, are left out', () => {
    const refs = [
      null,
      { _key: 'gone', _ref: 'gone' },
      { _key: 'p', _ref: 'perk' },
      { _key: 'v', _ref: 'partner' },
    ]
    const sections = [
      { _key: 'a', _type: 'perkGrid', perks: refs },
      { _key: 'b', _type: 'vendorPartnerships', partnerships: refs },
    ]
    const documents = [
      { _id: 'perk', _type: 'perk' },
      { _id: 'partner', _type: 'vendorPartnership' },
    ]
    const answer = ask(pageQuery, [page(sections), ...documents], { path: '/' })
    expect(answer.sections[0].perks).toMatchObject([{ _id: 'perk' }])
    expect(answer.sections[1].partnerships).toMatchObject([{ _id: 'partner' }])
  })

  test('a page without search texts has its name as title', () => {
    const answer = ask(pageQuery, [page([])], { path: '/' })
    expect(answer.seo).toEqual({ title: 'Name', description: '' })
  })

  test('empty site settings have texts, and links only where there are some', () => {
    const settings = { _id: 'siteSettings', _type: 'siteSettings', navigation: list }
    const answer = ask(settingsQuery, [settings])
    expect(answer).toMatchObject({
      brand: '',
      description: '',
      copyright: '',
      navigation: [{ _key: 'whole' }],
    })
  })
})
