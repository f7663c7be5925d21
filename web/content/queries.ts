import { defineQuery } from 'next-sanity'
import { ctaBandFields } from '../sections/ctaBand/query.ts'
import { expertsShowcaseFields } from '../sections/expertsShowcase/query.ts'
import { faqBlockFields } from '../sections/faqBlock/query.ts'
import { featureGridFields } from '../sections/featureGrid/query.ts'
import { heroFields } from '../sections/hero/query.ts'
import { actionFields, destinationFields } from './fragments.ts'

/** Every path the content knows, and where each redirect leads. */
export const pathsQuery = defineQuery(`{
  "pages": *[_type == "page" && defined(path.current)]{ "path": path.current, _updatedAt },
  "redirects": *[_type == "redirect" && defined(from.current)]{
    "from": from.current, permanent, ${destinationFields}
  }
}`)

/** One page with all its sections. */
export const pageQuery = defineQuery(`*[_type == "page" && path.current == $path][0]{
  _id, frame,
  "seo": { "title": coalesce(seo.title, title, ""), "description": coalesce(seo.description, "") },
  sections[defined(_type)]{
    _key,
    _type,
    _type == "hero" => { ${heroFields} },
    _type == "featureGrid" => { ${featureGridFields} },
    _type == "expertsShowcase" => { ${expertsShowcaseFields} },
    _type == "faqBlock" => { ${faqBlockFields} },
    _type == "ctaBand" => { ${ctaBandFields} }
  }
}`)

/** What all pages share. */
export const settingsQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  "brand": coalesce(brand, ""), "description": coalesce(description, ""), "copyright": coalesce(copyright, ""),
  links, mailboxes, notFound, labels,
  navigation[defined(_key)]{ _key, ${actionFields} },
  navigationAction { ${actionFields} },
  footerLinks[defined(_key)]{ _key, ${actionFields} }
}`)
