import { expect, test } from 'vitest'
import * as lists from '../../schemas/lists/application.ts'
import { creatorLevels } from '../../schemas/lists/creatorLevels.ts'
import { documentById, ofType, sectionOf } from '../support/seed.ts'

test('ten partnership opportunities, each for known levels', () => {
  const opportunities = ofType('opportunity')
  expect(opportunities).toHaveLength(10)
  const levels: string[] = creatorLevels.map(({ value }) => value)
  for (const { _id, suitableFor = [] } of opportunities) {
    expect(suitableFor, _id).not.toHaveLength(0)
    expect(levels, _id).toEqual(expect.arrayContaining(suitableFor))
  }
})

test('formats: workshops 45-90 min; roundtables monthly, 60 min, 8-12; peer groups 75 min over 6 months; fireside chats 45 min; mentorship 12 weeks', () => {
  const format = (name: string) => documentById(`opportunity-${name}`).format
  expect(format('workshops')).toContain('45–90 min')
  expect(format('roundtables')).toBe('Monthly, 60 min, 8–12 participants')
  expect(format('peer-groups')).toBe('Monthly 75-min sessions over 6 months')
  expect(format('fireside-chats')).toContain('45 min,')
  expect(format('mentorship')).toContain('12 weeks')
})

test('four creator levels: Rising Creator, Authority, Influencer, Industry Icon', () => {
  expect(creatorLevels.map(({ title }) => title)).toEqual([
    'Rising Creator',
    'Authority',
    'Influencer',
    'Industry Icon',
  ])
  expect(ofType('creatorLevel').map(({ level }) => level)).toEqual(creatorLevels.map(({ value }) => value))
})

test('creator onboarding: seven steps in order', () => {
  const steps = sectionOf('page-creators-onboarding', 'numberedSteps').steps ?? []
  const titles = steps.map(({ _ref }) => documentById(_ref).title)
  expect(titles).toEqual([
    'Take a tour of the community',
    'Review the guidelines',
    'Build your creator overview',
    'Submit your headshot, short bio and tax form',
    'Get invited',
    'Record your intro video',
    'Share your trial link',
  ])
  expect(documentById('onboarding-step-trial-link').text).toContain('free 60-day trial')
})

test('partner guidelines: eight sections', () => {
  const items = sectionOf('page-partnerguidelines', 'accordion').items ?? []
  expect(items.map(({ _ref }) => documentById(_ref).title)).toEqual([
    'Professionalism and integrity',
    'Respect and inclusivity',
    'Active contributor and strategic collaborator',
    'Purpose and value',
    'Confidentiality and member trust',
    'Content ownership and collaboration terms',
    'Supporting the Creator community',
    'Promoting the brand',
  ])
})

test('the application words every answer of the lists, each once', () => {
  const wizard: Record<string, unknown> = {
    ...sectionOf('page-partnership-application', 'applicationWizard'),
  }
  const answers = (name: string) => {
    const { answers } = wizard[name] as { answers: { value: string }[] }
    return answers.map(({ value }) => value)
  }
  const values = (list: readonly { value: string }[]) => list.map(({ value }) => value)
  expect(answers('partnershipTypes')).toEqual(values(lists.partnershipTypes))
  expect(answers('professionalRoles')).toEqual(values(lists.professionalRoles))
  expect(answers('experience')).toEqual(values(lists.experienceRanges))
  expect(answers('digitalReach')).toEqual(values(lists.digitalReaches))
  expect(answers('expertiseMethod')).toEqual(values(lists.expertiseMethods))
  expect(answers('expertiseAreas')).toEqual(values(lists.expertiseAreas))
})

test('the messages of the contact step are those of the specification', () => {
  expect(sectionOf('page-partnership-application', 'applicationWizard')).toMatchObject({
    contact: {
      name: 'Full Name',
      email: 'Email Address',
      company: 'Company/Organization',
      required: '{label} is required',
      emailInvalid: 'Please enter a valid email address',
      phoneInvalid: 'Please enter a valid phone number',
      linkedinInvalid: 'Please enter a valid LinkedIn URL or username',
    },
    controls: { previous: 'Previous', next: 'Next', submit: 'Submit Application' },
  })
})
