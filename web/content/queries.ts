import { defineQuery } from 'next-sanity'
import { accordionFields } from '../sections/accordion/query.ts'
import { agendaFields } from '../sections/agenda/query.ts'
import { applicationWizardFields } from '../sections/applicationWizard/query.ts'
import { benefitTabsFields } from '../sections/benefitTabs/query.ts'
import { calloutFields } from '../sections/callout/query.ts'
import { cardGridFields } from '../sections/cardGrid/query.ts'
import { claimFormFields } from '../sections/claimForm/query.ts'
import { contactCardFields } from '../sections/contactCard/query.ts'
import { creatorLevelCardsFields } from '../sections/creatorLevelCards/query.ts'
import { ctaBandFields } from '../sections/ctaBand/query.ts'
import { eventDetailsFields } from '../sections/eventDetails/query.ts'
import { eventListFields } from '../sections/eventList/query.ts'
import { expertsShowcaseFields } from '../sections/expertsShowcase/query.ts'
import { faqBlockFields } from '../sections/faqBlock/query.ts'
import { featureGridFields } from '../sections/featureGrid/query.ts'
import { groupListingFields } from '../sections/groupListing/query.ts'
import { heroFields } from '../sections/hero/query.ts'
import { numberedStepsFields } from '../sections/numberedSteps/query.ts'
import { opportunityGridFields } from '../sections/opportunityGrid/query.ts'
import { perkGridFields } from '../sections/perkGrid/query.ts'
import { planCardsFields } from '../sections/planCards/query.ts'
import { resourceLibraryFields } from '../sections/resourceLibrary/query.ts'
import { statisticsFields } from '../sections/statistics/query.ts'
import { storyFields } from '../sections/story/query.ts'
import { testimonialsFields } from '../sections/testimonials/query.ts'
import { tierComparisonFields } from '../sections/tierComparison/query.ts'
import { vendorPartnershipsFields } from '../sections/vendorPartnerships/query.ts'
import { actionFields, destinationFields, frameField } from './fragments.ts'

/** Every path the content knows, and where each redirect leads. */
export const pathsQuery = defineQuery(`{
  "pages": *[_type == "page" && defined(path.current)]{ "path": path.current, ${frameField}, _updatedAt },
  "redirects": *[_type == "redirect" && defined(from.current)]{
    "from": from.current, permanent, ${destinationFields}
  }
}`)

/** One page with all its sections. */
export const pageQuery = defineQuery(`*[_type == "page" && path.current == $path][0]{
  _id, ${frameField},
  "seo": {
    "title": coalesce(string(seo.title), string(title), ""),
    "description": coalesce(string(seo.description), "")
  },
  sections[defined(_type)]{
    _key,
    _type,
    _type == "hero" => { ${heroFields} },
    _type == "featureGrid" => { ${featureGridFields} },
    _type == "expertsShowcase" => { ${expertsShowcaseFields} },
    _type == "planCards" => { ${planCardsFields} },
    _type == "tierComparison" => { ${tierComparisonFields} },
    _type == "benefitTabs" => { ${benefitTabsFields} },
    _type == "testimonials" => { ${testimonialsFields} },
    _type == "faqBlock" => { ${faqBlockFields} },
    _type == "accordion" => { ${accordionFields} },
    _type == "numberedSteps" => { ${numberedStepsFields} },
    _type == "story" => { ${storyFields} },
    _type == "statistics" => { ${statisticsFields} },
    _type == "cardGrid" => { ${cardGridFields} },
    _type == "perkGrid" => { ${perkGridFields} },
    _type == "vendorPartnerships" => { ${vendorPartnershipsFields} },
    _type == "callout" => { ${calloutFields} },
    _type == "contactCard" => { ${contactCardFields} },
    _type == "opportunityGrid" => { ${opportunityGridFields} },
    _type == "creatorLevelCards" => { ${creatorLevelCardsFields} },
    _type == "applicationWizard" => { ${applicationWizardFields} },
    _type == "agenda" => { ${agendaFields} },
    _type == "claimForm" => { ${claimFormFields} },
    _type == "eventDetails" => { ${eventDetailsFields} },
    _type == "eventList" => { ${eventListFields} },
    _type == "groupListing" => { ${groupListingFields} },
    _type == "resourceLibrary" => { ${resourceLibraryFields} },
    _type == "ctaBand" => { ${ctaBandFields} }
  }
}`)

/** What all pages share. */
export const settingsQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  brand, description, copyright, links, mailboxes, notFound, labels, toasts, names,
  navigation[]{ _key, ${actionFields} },
  navigationAction { ${actionFields} },
  footerLinks[]{ _key, ${actionFields} }
}`)
