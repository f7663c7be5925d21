import { actionFields } from '../../content/fragments.ts'

const faqFields = /* groq */ `_id, question, answer, "plainAnswer": pt::text(answer), category`

/** The chosen questions of the condensed variant, or all of them in the order of their categories' fields. */
export const faqBlockFields = /* groq */ `
  anchor, tone, variant, eyebrow, title, intro,
  searchPlaceholder, emptyText, contactText,
  "entries": select(
    variant == "full" => *[_type == "faq"] | order(order asc, _id asc) { ${faqFields} },
    faqs[@->_type == "faq"]->{ ${faqFields} }
  ),
  viewAll { ${actionFields} },
  contact { ${actionFields} }
`
