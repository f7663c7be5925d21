import type { DocumentActionsResolver } from 'sanity'
import type { StructureResolver } from 'sanity/structure'

/** Types of which there is exactly one document; its id is the type's name. */
export const singletonTypes = new Set(['siteSettings'])

const singletonActionNames = new Set(['publish', 'discardChanges', 'restore'])

/** Takes from singletons what would make a second one or remove the only one. */
export const singletonActions: DocumentActionsResolver = (actions, { schemaType }) =>
  singletonTypes.has(schemaType)
    ? actions.filter(({ action }) => action !== undefined && singletonActionNames.has(action))
    : actions

/** The editor's desk: what is edited most comes first. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Content')
    .items([
      S.documentTypeListItem('page').title('Pages'),
      S.documentTypeListItem('faq').title('FAQs'),
      S.listItem()
        .id('siteSettings')
        .title('Site settings')
        .child(S.document().schemaType('siteSettings').documentId('siteSettings').title('Site settings')),
      S.divider(),
      S.documentTypeListItem('opportunity').title('Partnership opportunities'),
      S.documentTypeListItem('creatorLevel').title('Creator levels'),
      S.documentTypeListItem('guideline').title('Guidelines'),
      S.documentTypeListItem('onboardingStep').title('Onboarding steps'),
      S.documentTypeListItem('tier').title('Plans'),
      S.documentTypeListItem('tierFeature').title('Plan features'),
      S.documentTypeListItem('testimonial').title('Testimonials'),
      S.documentTypeListItem('perk').title('Perks'),
      S.documentTypeListItem('vendorPartnership').title('Vendor partnerships'),
      S.documentTypeListItem('event').title('Events'),
      S.documentTypeListItem('resource').title('Resources'),
      S.divider(),
      S.documentTypeListItem('redirect').title('Redirects'),
    ])
