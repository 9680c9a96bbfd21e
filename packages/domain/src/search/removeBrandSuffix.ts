/** A title without the brand at its end: `Crimping | Kudex` is `Crimping` (SEARCH-04). A title that is all brand stays. */
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
