/**
 * Tells whether a link is left as it is: it starts with `http`, `hard:`, `action:`, `mailto:`, `tel:` or `#`
 * (ROUTE-12, ROUTE-13, ROUTE-25).
 */
export function isPlainLink(link: string): boolean {
  const first = link.charCodeAt(0)
  // Nearly every link starts with a slash: decide that on one character.
  return first !== slash && plainPrefix.test(link)
}

const slash = '/'.charCodeAt(0)
const plainPrefix = /^(?:http|hard:|action:|mailto:|tel:|#)/i
