/** The experts themselves come from the database, not from the content. */
export const expertsShowcaseFields = /* groq */ `anchor, tone, title, intro, emptyTitle, emptyText`
