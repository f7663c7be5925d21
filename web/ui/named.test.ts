import { expect, test } from 'vitest'
import { resourceCategories } from '../../schemas/lists/resourceCategories.ts'
import { named } from './named.ts'

test('a choice goes by the name that an editor gave it, or by its title', () => {
  const names = { webinarRecordings: 'Recordings', guides: ' ' }
  const titles = Object.fromEntries(
    named(resourceCategories, names).map(({ value, title }) => [value, title]),
  )
  expect(titles).toMatchObject({ 'webinar-recordings': 'Recordings', guides: 'Guides', courses: 'Courses' })
  expect(named(resourceCategories, null)).toEqual(resourceCategories)
})
