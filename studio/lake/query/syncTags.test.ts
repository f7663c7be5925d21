import { parse } from 'groq-js'
import { expect, test } from 'vitest'
import { tagsOfChanges, tagsOfQuery } from './syncTags.ts'

const params = { type: 'faq', ids: ['a', 'b'] }
const tagsOf = (query: string, read: string[] = []) =>
  tagsOfQuery(parse(query, { params }), params, read).sort()

test.each([
  ['*[_type == "faq"]', ['s1:type:faq']],
  ['*[_type == $type][0]', ['s1:type:faq']],
  ['*[_type == "faq" && published] | order(rank)[0...3]{title}', ['s1:type:faq']],
  ['*[published && (_type == "faq" || _type == "page")]', ['s1:type:faq', 's1:type:page']],
  ['*[_type in ["faq", "page"]]', ['s1:type:faq', 's1:type:page']],
  ['*[_id in $ids]', ['s1:id:a', 's1:id:b']],
  ['*[_id == "drafts.a"]', ['s1:id:a']],
  ['*[_id == "a"][0]{"others": *[_type == "page"]}', ['s1:id:a', 's1:type:page']],
  ['{"a": *[_type == "faq"], "b": count(*[_type == "page"])}', ['s1:type:faq', 's1:type:page']],
])('%s depends on %j alone', (query, expected) => {
  expect(tagsOf(query)).toEqual(expected)
})

test.each([
  '*',
  '*[title match "a"]',
  '*[_type == "faq" || title == "a"]',
  '*[!(_type == "faq")]',
  '*[_type != "faq"]',
  '*[author._type == "faq"]',
  '*[_type == ^.kind]',
  '*[_type in $missing]',
  '*[_type == "faq"]{"near": *[references(^._id)]}',
  'releases::all()',
])('%s may depend on any document', (query) => {
  expect(tagsOf(query)).toContain('s1:all')
})

test('documents reached through references count by id', () => {
  expect(tagsOf('*[_type == "faq"]{author->}', ['ann'])).toEqual(['s1:id:ann', 's1:type:faq'])
})

test('a commit carries the published id and the type before and after of each document', () => {
  const document = (_type: string) => ({ _id: 'drafts.a', _type, _rev: '1', _createdAt: '', _updatedAt: '' })
  const change = { documentId: 'drafts.a', previous: document('old'), next: document('new'), mutations: [] }
  const tags = tagsOfChanges([change])
  expect(tags.sort()).toEqual(['s1:all', 's1:id:a', 's1:type:new', 's1:type:old'])
})
