import { faq } from './documents/faq.ts'
import { guideline } from './documents/guideline.ts'
import { onboardingStep } from './documents/onboardingStep.ts'
import { page } from './documents/page.ts'
import { redirect } from './documents/redirect.ts'
import { siteSettings } from './documents/siteSettings.ts'
import { testimonial } from './documents/testimonial.ts'
import { tier } from './documents/tier.ts'
import { tierFeature } from './documents/tierFeature.ts'
import { action } from './objects/action.ts'
import { benefitTab } from './objects/benefitTab.ts'
import { featureCard } from './objects/featureCard.ts'
import { figure } from './objects/figure.ts'
import { gridCard } from './objects/gridCard.ts'
import { imageWithAlt } from './objects/imageWithAlt.ts'
import { ledger } from './objects/ledger.ts'
import { planGroup } from './objects/planGroup.ts'
import { richText } from './objects/richText.ts'
import { seo } from './objects/seo.ts'
import { sections } from './sections/index.ts'

const documents = [
  page,
  faq,
  guideline,
  onboardingStep,
  redirect,
  siteSettings,
  tier,
  tierFeature,
  testimonial,
]
const objects = [
  action,
  featureCard,
  figure,
  gridCard,
  imageWithAlt,
  ledger,
  richText,
  seo,
  benefitTab,
  planGroup,
]

/** All that an editor can write. */
export const schemaTypes = [...documents, ...sections, ...objects]
