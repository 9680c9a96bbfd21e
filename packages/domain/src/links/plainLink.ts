/**
 * True for links that are not localized: they start with `http`, `hard:`, `action:`, `mailto:`, `tel:` or `#`
 * (ROUTE-12, ROUTE-13, ROUTE-25).
 */
export function isPlainLink(link: string): boolean {
  const first = link.charCodeAt(0)
  // Fast path: nearly every link starts with a slash.
  return first !== slash && plainPrefix.test(link)
}

const slash = '/'.charCodeAt(0)
const plainPrefix = /^(?:http|hard:|action:|mailto:|tel:|#)/i
