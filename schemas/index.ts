import { creatorLevel } from './documents/creatorLevel.ts'
import { event } from './documents/event.ts'
import { faq } from './documents/faq.ts'
import { guideline } from './documents/guideline.ts'
import { onboardingStep } from './documents/onboardingStep.ts'
import { opportunity } from './documents/opportunity.ts'
import { page } from './documents/page.ts'
import { perk } from './documents/perk.ts'
import { redirect } from './documents/redirect.ts'
import { resource } from './documents/resource.ts'
import { siteSettings } from './documents/siteSettings.ts'
import { testimonial } from './documents/testimonial.ts'
import { tier } from './documents/tier.ts'
import { tierFeature } from './documents/tierFeature.ts'
import { vendorPartnership } from './documents/vendorPartnership.ts'
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
  creatorLevel,
  event,
  faq,
  guideline,
  onboardingStep,
  opportunity,
  perk,
  redirect,
  resource,
  siteSettings,
  testimonial,
  tier,
  tierFeature,
  vendorPartnership,
]
const objects = [
  action,
  benefitTab,
  featureCard,
  figure,
  gridCard,
  imageWithAlt,
  ledger,
  planGroup,
  richText,
  seo,
]

/** All that an editor can write. */
export const schemaTypes = [...documents, ...sections, ...objects]
