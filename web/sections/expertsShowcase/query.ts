/** The experts themselves come from the database, not from the content. */
export const expertsShowcaseFields = /* groq */ `anchor, tone, "title": coalesce(title, ""), intro, emptyTitle, emptyText`
