import { actionFields, tierFields } from '../../content/fragments.ts'

/** The tiers that the editor chose, against all plan features in their order. */
export const tierComparisonFields = /* groq */ `
  anchor, tone, title, intro,
  tiers[]->{ ${tierFields} },
  "features": *[_type == "tierFeature"] | order(order asc, _id asc) {
    _id, title, note, "included": tiers[]._ref, "addOn": addOnTiers[]._ref
  },
  featureLabel, priceLabel, includedLabel, missingLabel, addOnLabel, onTopLabel,
  actions[]{ _key, ${actionFields} }
`
