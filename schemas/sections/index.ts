import { accordion } from './accordion.ts'
import { benefitTabs } from './benefitTabs.ts'
import { callout } from './callout.ts'
import { cardGrid } from './cardGrid.ts'
import { contactCard } from './contactCard.ts'
import { ctaBand } from './ctaBand.ts'
import { expertsShowcase } from './expertsShowcase.ts'
import { faqBlock } from './faqBlock.ts'
import { featureGrid } from './featureGrid.ts'
import { hero } from './hero.ts'
import { numberedSteps } from './numberedSteps.ts'
import { planCards } from './planCards.ts'
import { statistics } from './statistics.ts'
import { story } from './story.ts'
import { testimonials } from './testimonials.ts'
import { tierComparison } from './tierComparison.ts'

/** Every section a page can hold, in the order of the editor's "Add section" menu. */
export const sections = [
  hero,
  story,
  statistics,
  featureGrid,
  cardGrid,
  numberedSteps,
  expertsShowcase,
  planCards,
  tierComparison,
  benefitTabs,
  testimonials,
  faqBlock,
  accordion,
  callout,
  contactCard,
  ctaBand,
]
