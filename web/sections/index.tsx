import type { ReactElement } from 'react'
import type { Section, Settings } from '../content/index.ts'
import { Accordion } from './accordion/index.tsx'
import { Agenda } from './agenda/index.tsx'
import { ApplicationWizard } from './applicationWizard/index.tsx'
import { BenefitTabs } from './benefitTabs/index.tsx'
import { Callout } from './callout/index.tsx'
import { CardGrid } from './cardGrid/index.tsx'
import { ClaimForm } from './claimForm/index.tsx'
import { ContactCard } from './contactCard/index.tsx'
import { CreatorLevelCards } from './creatorLevelCards/index.tsx'
import { CtaBand } from './ctaBand/index.tsx'
import { EventDetails } from './eventDetails/index.tsx'
import { EventList } from './eventList/index.tsx'
import { ExpertsShowcase } from './expertsShowcase/index.tsx'
import { FaqBlock } from './faqBlock/index.tsx'
import { FeatureGrid } from './featureGrid/index.tsx'
import { GroupListing } from './groupListing/index.tsx'
import { Hero } from './hero/index.tsx'
import { NumberedSteps } from './numberedSteps/index.tsx'
import { OpportunityGrid } from './opportunityGrid/index.tsx'
import { PerkGrid } from './perkGrid/index.tsx'
import { PlanCards } from './planCards/index.tsx'
import { ResourceLibrary } from './resourceLibrary/index.tsx'
import { Statistics } from './statistics/index.tsx'
import { Story } from './story/index.tsx'
import { Testimonials } from './testimonials/index.tsx'
import { TierComparison } from './tierComparison/index.tsx'
import { VendorPartnerships } from './vendorPartnerships/index.tsx'

type Props = { section: Section; settings: Settings }

/** The component of a section's type. */
export function SectionView({ section, settings }: Props): ReactElement {
  switch (section._type) {
    case 'hero':
      return <Hero section={section} settings={settings} />
    case 'featureGrid':
      return <FeatureGrid section={section} settings={settings} />
    case 'expertsShowcase':
      return <ExpertsShowcase section={section} />
    case 'planCards':
      return <PlanCards section={section} settings={settings} />
    case 'tierComparison':
      return <TierComparison section={section} settings={settings} />
    case 'benefitTabs':
      return <BenefitTabs section={section} settings={settings} />
    case 'testimonials':
      return <Testimonials section={section} />
    case 'faqBlock':
      return <FaqBlock section={section} settings={settings} />
    case 'accordion':
      return <Accordion section={section} settings={settings} />
    case 'numberedSteps':
      return <NumberedSteps section={section} settings={settings} />
    case 'story':
      return <Story section={section} settings={settings} />
    case 'statistics':
      return <Statistics section={section} />
    case 'cardGrid':
      return <CardGrid section={section} settings={settings} />
    case 'perkGrid':
      return <PerkGrid section={section} settings={settings} />
    case 'vendorPartnerships':
      return <VendorPartnerships section={section} settings={settings} />
    case 'callout':
      return <Callout section={section} settings={settings} />
    case 'contactCard':
      return <ContactCard section={section} settings={settings} />
    case 'opportunityGrid':
      return <OpportunityGrid section={section} settings={settings} />
    case 'creatorLevelCards':
      return <CreatorLevelCards section={section} settings={settings} />
    case 'applicationWizard':
      return <ApplicationWizard section={section} settings={settings} />
    case 'agenda':
      return <Agenda section={section} />
    case 'claimForm':
      return <ClaimForm section={section} />
    case 'eventDetails':
      return <EventDetails section={section} settings={settings} />
    case 'eventList':
      return <EventList section={section} settings={settings} />
    case 'groupListing':
      return <GroupListing section={section} settings={settings} />
    case 'resourceLibrary':
      return <ResourceLibrary section={section} settings={settings} />
    case 'ctaBand':
      return <CtaBand section={section} settings={settings} />
  }
}
