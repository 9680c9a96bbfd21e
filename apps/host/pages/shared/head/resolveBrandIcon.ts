/** The sign of a brand as a picture: what a browser shows beside the title, and an organisation's logo for programs. */
export function resolveBrandIcon(brand: string): string {
  return `/favicon-${brand}.svg`
}
