import type { JsonLdValue } from '../../ui/jsonLd.tsx'

/** FAQPage data of schema.org for questions with plain-text answers. */
export function faqPage(entries: readonly { question: string; plainAnswer: string }[]): JsonLdValue {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, plainAnswer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer },
    })),
  }
}
