import type { DocumentActionsResolver, SortOrderingItem } from 'sanity'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'

/** Types of which there is exactly one document; its id is the type's name. */
export const singletonTypes = new Set(['siteSettings'])

const singletonActionNames = new Set(['publish', 'discardChanges', 'restore'])

/** Takes from singletons what would make a second one or remove the only one. */
export const singletonActions: DocumentActionsResolver = (actions, { schemaType }) =>
  singletonTypes.has(schemaType)
    ? actions.filter(({ action }) => action !== undefined && singletonActionNames.has(action))
    : actions

const asc = (field: string): SortOrderingItem => ({ field, direction: 'asc' })
const desc = (field: string): SortOrderingItem => ({ field, direction: 'desc' })

/** The documents of a type, in an order that stays as it is while editors work. They can choose another one. */
const list = (S: StructureBuilder, type: string, title: string, ...order: SortOrderingItem[]) =>
  S.documentTypeListItem(type)
    .title(title)
    .child(S.documentTypeList(type).title(title).defaultOrdering(order))

/** The editor's desk: what is edited most comes first, what stands together on the site stands together here. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Content')
    .items([
      list(S, 'page', 'Pages', asc('path.current')),
      list(S, 'faq', 'FAQs', asc('category'), asc('order')),
      S.listItem()
        .id('siteSettings')
        .title('Site settings')
        .child(S.document().schemaType('siteSettings').documentId('siteSettings').title('Site settings')),
      S.divider(),
      list(S, 'event', 'Events', desc('date')),
      list(S, 'resource', 'Resources', asc('title')),
      list(S, 'testimonial', 'Testimonials', asc('author')),
      S.divider(),
      list(S, 'tier', 'Plans', asc('price')),
      list(S, 'tierFeature', 'Plan features', asc('order')),
      list(S, 'perk', 'Perks', asc('title')),
      list(S, 'vendorPartnership', 'Vendor partnerships', asc('title')),
      S.divider(),
      list(S, 'opportunity', 'Partnership opportunities', asc('title')),
      list(S, 'creatorLevel', 'Creator levels', asc('level')),
      list(S, 'onboardingStep', 'Onboarding steps', asc('title')),
      list(S, 'guideline', 'Guidelines', asc('title')),
      S.divider(),
      list(S, 'redirect', 'Redirects', asc('from.current')),
    ])
