/** Items are written in the section, or stand in a collection: a FAQ has question and answer, a guideline title and text. */
export const accordionFields = /* groq */ `
  anchor, tone, eyebrow, title, intro, singleOpen, numbered, structuredData,
  items[]{
    "_key": coalesce(_key, ""),
    "title": coalesce(title, @->question, @->title, ""),
    "text": coalesce(text, @->answer, @->text, []),
    "plainText": pt::text(coalesce(text, @->answer, @->text, []))
  }
`
