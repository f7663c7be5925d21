import { accordion } from './accordion.ts'
import { agenda } from './agenda.ts'
import { applicationWizard } from './applicationWizard.ts'
import { benefitTabs } from './benefitTabs.ts'
import { callout } from './callout.ts'
import { cardGrid } from './cardGrid.ts'
import { claimForm } from './claimForm.ts'
import { contactCard } from './contactCard.ts'
import { creatorLevelCards } from './creatorLevelCards.ts'
import { ctaBand } from './ctaBand.ts'
import { eventDetails } from './eventDetails.ts'
import { eventList } from './eventList.ts'
import { expertsShowcase } from './expertsShowcase.ts'
import { faqBlock } from './faqBlock.ts'
import { featureGrid } from './featureGrid.ts'
import { groupListing } from './groupListing.ts'
import { hero } from './hero.ts'
import { numberedSteps } from './numberedSteps.ts'
import { opportunityGrid } from './opportunityGrid.ts'
import { perkGrid } from './perkGrid.ts'
import { planCards } from './planCards.ts'
import { resourceLibrary } from './resourceLibrary.ts'
import { statistics } from './statistics.ts'
import { story } from './story.ts'
import { testimonials } from './testimonials.ts'
import { tierComparison } from './tierComparison.ts'
import { vendorPartnerships } from './vendorPartnerships.ts'

/** Every section a page can hold, in the order of the editor's "Add section" menu. */
export const sections = [
  hero,
  story,
  statistics,
  featureGrid,
  cardGrid,
  numberedSteps,
  expertsShowcase,
  faqBlock,
  accordion,
  callout,
  contactCard,
  agenda,
  applicationWizard,
  benefitTabs,
  claimForm,
  creatorLevelCards,
  eventDetails,
  eventList,
  groupListing,
  opportunityGrid,
  perkGrid,
  planCards,
  resourceLibrary,
  testimonials,
  tierComparison,
  vendorPartnerships,
  ctaBand,
]
