/** A column of a comparison in its URL: a product and the chosen variant (CMP-05). */
export interface ComparisonEntry {
  readonly slug: string
  readonly variantId: string | null
}

/** Path below locale and site of the comparison; every site with the basket has it (CMP-13). */
export const comparisonPath = '/comparison'

/**
 * Maximum number of products in a URL. A comparison has no limit of its own (CMP-08), but longer URLs are refused by
 * some browsers, email programs and servers.
 */
export const maxComparisonEntries = 100

/** Path of the comparison of a classification. */
export function toComparisonPath(classificationSlug: string): string {
  return `${comparisonPath}/${encodeURIComponent(classificationSlug)}`
}

/** Value of the parameter `product`: `cs-240` or `cs-240:cs-240-6`. */
export function formatEntry({ slug, variantId }: ComparisonEntry): string {
  return variantId === null ? slug : `${slug}${separator}${variantId}`
}

/** The query of a comparison, in the order of its columns; empty without products. */
export function toComparisonQuery(entries: readonly ComparisonEntry[], isHidingIdentical = false): string {
  const fields = entries.map((entry) => `product=${encodeURIComponent(formatEntry(entry)).replaceAll('%3A', ':')}`)
  if (isHidingIdentical) fields.push('identical=hidden')
  return fields.length === 0 ? '' : `?${fields.join('&')}`
}

/** The products in a query; duplicates are allowed (CMP-02), invalid values are ignored. */
export function readEntries(query: URLSearchParams): ComparisonEntry[] {
  return keepMostEntries(query.getAll('product').flatMap((text) => readEntry(text) ?? []))
}

export function keepMostEntries<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.slice(0, maxComparisonEntries)
}

function readEntry(text: string): ComparisonEntry | null {
  const at = text.indexOf(separator)
  const slug = at === -1 ? text : text.slice(0, at)
  const variantId = at === -1 ? '' : text.slice(at + 1)
  if (!namePattern.test(slug) || (variantId !== '' && !namePattern.test(variantId))) return null
  return { slug, variantId: variantId === '' ? null : variantId }
}

const separator = ':'

/** Letters of any script, digits and slug punctuation; no comma, which separates slugs in requests (GQL-09). */
const namePattern = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]{0,119}$/u
