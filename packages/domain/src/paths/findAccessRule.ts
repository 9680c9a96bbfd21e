import type { AccessRule, PageAddress, SystemData } from './paths.types.ts'
import { resolveSystemIndex } from './systemIndex.ts'

/** The access rule of the page at an address; null if every page there is open. */
export function findAccessRule(
  system: SystemData,
  { site, locale, segments }: Pick<PageAddress, 'site' | 'locale' | 'segments'>,
): AccessRule | null {
  const rules = resolveSystemIndex(system).accessRules(site, `/${segments.join('/')}`)
  // Same choice as in the content service: the page that names the country, else the one for all (PAGE-08).
  const own = rules.find(({ countries }) => countries.includes(locale.country))
  return own ?? rules.find(({ countries }) => countries.length === 0) ?? null
}
