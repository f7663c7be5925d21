import type { SectionOf, Settings } from '../../content/index.ts'
import { AccordionList } from '../../ui/accordion.tsx'
import { JsonLd } from '../../ui/jsonLd.tsx'
import { SectionFrame, StackedHeading } from '../../ui/section.tsx'
import { faqPage } from '../faqBlock/structuredData.ts'

type Props = { section: SectionOf<'accordion'>; settings: Settings }

/** Headings that open: the section's words on the left, the items on the right. */
export function Accordion({ section, settings }: Props) {
  const items = section.items ?? []
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      {section.structuredData && (
        <JsonLd
          data={faqPage(items.map(({ title, plainText }) => ({ question: title, plainAnswer: plainText })))}
        />
      )}
      <div className="beside">
        <div className="beside-words">
          <StackedHeading eyebrow={section.eyebrow} title={section.title} intro={section.intro} />
        </div>
        <AccordionList
          items={items.map(({ _key, title, text }) => ({ id: _key, title, text }))}
          newTabLabel={settings.labels?.newTab}
          {...(section.singleOpen && { single: section._key })}
          {...(section.numbered && { numbered: true })}
        />
      </div>
    </SectionFrame>
  )
}
