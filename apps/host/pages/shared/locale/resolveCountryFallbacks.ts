import type { RequestContext } from '../../../request/requestContext.types.ts'
import { listLocales } from './offeredLocales.ts'
import type { CountryFallback } from '../data/pageData.types.ts'

/**
 * Targets of the locale selector on a page that some countries do not have: the nearest page there, so that the
 * selector never links to a 404 (NAV-23, PAGE-08). Depends on the page only, not on the visitor. If the query selects
 * the content, the countries that have the page keep it.
 */
export function resolveCountryFallbacks(
  request: Pick<RequestContext, 'system' | 'address'>,
  countries: readonly string[] | null,
  resolveNearest: (country: string) => string,
  keptQuery = '',
): readonly CountryFallback[] {
  if (countries === null && keptQuery === '') return []
  const all = new Set(listLocales(request).map(({ country }) => country))
  const others = countries === null ? [] : [...all].filter((country) => !countries.includes(country))
  const byPath = Map.groupBy(others, resolveNearest)
  const nearest = [...byPath].map(([path, inCountries]) => ({ path, countries: inCountries }))
  if (keptQuery === '') return nearest
  return [
    ...nearest,
    { path: request.address.path + keptQuery, countries: [...all].filter((country) => !others.includes(country)) },
  ]
}
