import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { RichText as Blocks } from '../content/sanity.types.ts'
import { PlainLink } from './action.tsx'
import { textLink } from './actionLink.ts'

/** Running text from the content: paragraphs, lists, emphasis and links. */
export function RichText({ value, newTabLabel }: { value: Blocks; newTabLabel?: string }) {
  const components: PortableTextComponents = {
    marks: {
      link: ({ value: mark, children }) => {
        const link = typeof mark?.href === 'string' ? textLink(mark.href) : null
        if (!link) return children
        return (
          <PlainLink link={link} newTabLabel={newTabLabel}>
            {children}
          </PlainLink>
        )
      },
    },
  }
  return (
    <div className="prose">
      <PortableText value={value} components={components} />
    </div>
  )
}
