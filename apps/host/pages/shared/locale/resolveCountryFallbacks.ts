import type { RequestContext } from '../../../request/requestContext.types.ts'
import { listOfferedLocales } from './offeredLocales.ts'
import type { CountryFallback } from '../data/pageData.types.ts'

/**
 * Where the switch of country leads from a page that is not offered everywhere: in the other countries to the nearest
 * page that is there, so that no link of ours is a 404. Depends on the page alone, never on the visitor (NAV-23, PAGE-08).
 * Where the query says what the page shows, the countries that have the page get its path with the query.
 */
export function resolveCountryFallbacks(
  request: Pick<RequestContext, 'system' | 'address'>,
  countries: readonly string[] | null,
  resolveNearest: (country: string) => string,
  keptQuery = '',
): readonly CountryFallback[] {
  if (countries === null && keptQuery === '') return []
  const all = new Set(listOfferedLocales(request).map(({ country }) => country))
  const others = countries === null ? [] : [...all].filter((country) => !countries.includes(country))
  const byPath = Map.groupBy(others, resolveNearest)
  const nearest = [...byPath].map(([path, inCountries]) => ({ path, countries: inCountries }))
  if (keptQuery === '') return nearest
  return [
    ...nearest,
    { path: request.address.path + keptQuery, countries: [...all].filter((country) => !others.includes(country)) },
  ]
}
