import { actionFields, imageFields } from '../../content/fragments.ts'

export const resourceLibraryFields = /* groq */ `
  anchor, tone, title, intro,
  searchPlaceholder, categoriesLabel, allCategories, tabsLabel, allTab, freeTab, premiumTab,
  premiumBadge, countText, emptyText, clearLabel,
  download { ${actionFields} },
  upgrade { ${actionFields} },
  resources[]->{
    _id, title, description, category, author, date, membershipRequired,
    image { ${imageFields} }
  }
`
