import { faqCategories } from '../../../schemas/lists/faqCategories.ts'
import type { SectionOf, Settings } from '../../content/index.ts'
import { AccordionList } from '../../ui/accordion.tsx'
import { ActionAnchor } from '../../ui/action.tsx'
import { JsonLd } from '../../ui/jsonLd.tsx'
import { named } from '../../ui/named.ts'
import { SectionFrame, StackedHeading } from '../../ui/section.tsx'
import { LazyFaqSearch } from './lazySearch.tsx'
import { faqPage } from './structuredData.ts'

type Section = SectionOf<'faqBlock'>
type Props = { section: Section; settings: Settings }

/** Questions and answers: a chosen few, or all of them by category with a search box. */
export function FaqBlock({ section, settings }: Props) {
  const entries = section.entries ?? []
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <JsonLd data={faqPage(entries)} />
      <div className="beside">
        <div className="beside-words">
          <StackedHeading eyebrow={section.eyebrow} title={section.title} intro={section.intro} />
          <ActionAnchor action={section.viewAll} settings={settings} className="button button-quiet mt-8" />
          {section.contact && (
            <p className="faq-contact">
              {section.contactText}{' '}
              <ActionAnchor action={section.contact} settings={settings} className="text-link" />
            </p>
          )}
        </div>
        {section.variant === 'full' ? (
          <AllQuestions section={section} settings={settings} />
        ) : (
          <AccordionList
            items={itemsOf(entries)}
            newTabLabel={settings.labels?.newTab}
            single={section._key}
          />
        )}
      </div>
    </SectionFrame>
  )
}

function AllQuestions({ section, settings }: Props) {
  const entries = section.entries ?? []
  const listId = `faq-${section._key}`
  return (
    <div>
      <LazyFaqSearch
        entries={entries.map(({ _id, question, plainAnswer }) => ({ id: _id, question, plainAnswer }))}
        placeholder={section.searchPlaceholder ?? ''}
        emptyText={section.emptyText ?? ''}
        listId={listId}
      />
      <div id={listId}>
        {named(faqCategories, settings.names?.faqCategories).map(({ value, title }) => {
          const ofCategory = entries.filter(({ category }) => category === value)
          if (ofCategory.length === 0) return null
          return (
            <section key={value} data-faq-category={value} className="faq-category">
              <h3 className="display-3">{title}</h3>
              <AccordionList items={itemsOf(ofCategory)} newTabLabel={settings.labels?.newTab} />
            </section>
          )
        })}
      </div>
    </div>
  )
}

const itemsOf = (entries: NonNullable<Section['entries']>) =>
  entries.map(({ _id, question, answer }) => ({ id: _id, title: question, text: answer }))
