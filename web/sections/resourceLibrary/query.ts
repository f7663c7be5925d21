import { actionFields, imageFields } from '../../content/fragments.ts'

export const resourceLibraryFields = /* groq */ `
  anchor, tone, title, intro,
  "words": {
    searchPlaceholder, categoriesLabel, allCategories, tabsLabel, allTab, freeTab, premiumTab,
    countText, emptyText, clearLabel
  },
  premiumBadge,
  download { ${actionFields} },
  upgrade { ${actionFields} },
  resources[]->{
    _id, title, description, category, author, date, membershipRequired,
    image { ${imageFields} }
  }
`
