/** Where an action leads. Addresses of other sites stay names here and are looked up in the settings. */
export const destinationFields = /* groq */ `
  kind, siteLink, mailbox, url, anchor,
  "path": coalesce(page->path.current, page->from.current)
`

export const actionFields = /* groq */ `label, ${destinationFields}`

export const imageFields = /* groq */ `
  alt, crop, hotspot,
  asset->{ _id, metadata { lqip, dimensions { width, height } } }
`

/** What every view of a plan shows. */
export const tierFields = /* groq */ `_id, name, shortName, badge, highlighted, price, priceNote`

/** A page has a frame whatever stands in its document, so that it never is without one. */
export const frameField = /* groq */ `"frame": select(frame == "bare" => "bare", "full")`
