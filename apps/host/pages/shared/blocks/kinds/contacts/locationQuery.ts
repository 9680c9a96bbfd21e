import { isOwnBrand } from '@kudex/domain/catalogue'
import { isContactKind, noLocationFilters, type Location, type LocationFilters } from '@kudex/domain/contacts'
import { readQuery } from '../../../../../request/readQuery.ts'

/** Filter options that the listed locations allow, without duplicates. */
export interface LocationChoices {
  readonly brands: readonly string[]
  readonly kinds: readonly string[]
  readonly countries: readonly string[]
  readonly regions: readonly string[]
}

/**
 * Filter options of locations. Countries include those that a location serves from another country; brands leave out
 * the group's own (SITE-20).
 */
export function listLocationChoices(locations: readonly Location[]): LocationChoices {
  return {
    brands: unique(locations.flatMap(({ brands }) => brands)).filter((brand) => !isOwnBrand(brand)),
    kinds: unique(locations.flatMap(({ kinds }) => kinds)),
    countries: unique(locations.flatMap(({ country, countriesServed }) => [country, ...countriesServed])),
    regions: unique(locations.map(({ region }) => region)),
  }
}

/** Reads the filters from the query; values that are no option are ignored (CONTACT-04). */
export function readLocationQuery(fullPath: string, choices: LocationChoices): LocationFilters {
  const query = readQuery(fullPath)
  const read = (name: string, known: readonly string[]) => {
    const value = query.get(name)
    return value !== null && known.includes(value) ? value : null
  }
  const kind = read('type', choices.kinds)
  return {
    ...noLocationFilters,
    brand: read('brand', choices.brands),
    kind: kind !== null && isContactKind(kind) ? kind : null,
    country: read('country', choices.countries),
    region: read('region', choices.regions),
    text: (query.get('q') ?? '').toWellFormed().trim().slice(0, 100),
  }
}

/** Writes filters as a query with its `?`; leaves out those that are not set. */
export function writeLocationQuery({ brand, kind, country, region, text }: LocationFilters): string {
  const parameters = Object.entries({ brand, type: kind, country, region, q: text })
  const set = parameters.flatMap(([name, value]) => (value ? [[name, value]] : []))
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`
}

/** True if any filter is set. */
export function hasFilters({ brand, kind, country, region, text }: LocationFilters): boolean {
  return brand !== null || kind !== null || country !== null || region !== null || text !== ''
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)]
}
