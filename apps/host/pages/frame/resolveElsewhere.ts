import type { RequestContext } from '../../request/requestContext.types.ts'
import { listOfferedLocales } from './offeredLocales.ts'
import type { Elsewhere } from './pageData.types.ts'

/**
 * Where the switch of country leads from a page that is not offered everywhere: in the other countries to the nearest
 * page that is there, so that no link of ours is a 404. Depends on the page alone, never on the visitor (NAV-23, PAGE-08).
 */
export function resolveElsewhere(
  request: Pick<RequestContext, 'system' | 'address'>,
  countries: readonly string[] | null,
  resolveNearest: (country: string) => string,
): readonly Elsewhere[] {
  if (countries === null) return []
  const all = new Set(listOfferedLocales(request).map(({ country }) => country))
  const others = [...all].filter((country) => !countries.includes(country))
  const byPath = Map.groupBy(others, resolveNearest)
  return [...byPath].map(([path, inCountries]) => ({ path, countries: inCountries }))
}
