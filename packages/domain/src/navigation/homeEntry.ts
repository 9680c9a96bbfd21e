import { NavigationError } from './navigationError.ts'
import { isShownIn } from './resolveNavigation.ts'

/**
 * The home page for a country: one that names the country, else a universal one. Throws without either, except in the
 * editor, which shows any or none (SITE-18, NAV-21).
 */
export function resolveHomeEntry<E extends { readonly countries: readonly string[] }>(
  entries: readonly E[],
  { country, siteName, isEditor }: { readonly country: string; readonly siteName: string; readonly isEditor: boolean },
): E | null {
  const entry =
    entries.find((candidate) => candidate.countries.includes(country)) ??
    entries.find((candidate) => isShownIn(candidate, country))
  if (entry) return entry
  if (isEditor) return entries[0] ?? null
  throw new NavigationError(`Invalid navigation config: site ${siteName} has no home page for country ${country}`)
}
