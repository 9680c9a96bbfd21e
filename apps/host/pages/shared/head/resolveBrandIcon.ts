/** Path of a brand's icon: the favicon, and the logo in structured data. */
export function resolveBrandIcon(brand: string): string {
  return `/favicon-${brand}.svg`
}
