export type JsonLdValue = string | number | boolean | JsonLdValue[] | { [key: string]: JsonLdValue }

/** Structured data as text that is safe inside a `<script>` element: no `<` can close it. */
export function jsonLdText(data: JsonLdValue): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Structured data for search engines. */
export function JsonLd({ data }: { data: JsonLdValue }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped by jsonLdText
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  )
}
