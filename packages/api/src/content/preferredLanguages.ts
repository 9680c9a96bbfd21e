/** Value of the header `gcms-locales`: current, fallback, en, each once, in that order (GQL-04). */
export function toPreferredLanguages(current: string, fallback: string): string {
  return [...new Set([current, fallback, 'en'])].join(',')
}
