/**
 * Removes the brand at the end of a title: `Crimping | Kudex` is `Crimping` (SEARCH-04). Keeps a title that is only the
 * brand.
 */
export function removeBrandSuffix(title: string, brands: readonly string[]): string {
  for (const brand of brands) {
    const ending = title.slice(-brand.length)
    if (brand === '' || ending.toLowerCase() !== brand.toLowerCase()) continue
    const rest = title.slice(0, -brand.length).trimEnd()
    const bare = rest.slice(0, -1).trimEnd()
    if (/[|–—-]$/u.test(rest) && /\s$/u.test(rest.slice(0, -1)) && bare !== '') return bare
  }
  return title
}
