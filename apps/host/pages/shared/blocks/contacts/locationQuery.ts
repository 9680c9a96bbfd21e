import { isContactKind, noLocationFilters, type Location, type LocationFilters } from '@kudex/domain/contacts'

/** What can be chosen of the locations at hand, each once. */
export interface LocationChoices {
  readonly brands: readonly string[]
  readonly kinds: readonly string[]
  readonly countries: readonly string[]
  readonly regions: readonly string[]
}

/** What the locations can be narrowed by: also countries that somebody elsewhere is responsible for. */
export function listLocationChoices(locations: readonly Location[]): LocationChoices {
  return {
    brands: unique(locations.flatMap(({ brands }) => brands)),
    kinds: unique(locations.flatMap(({ kinds }) => kinds)),
    countries: unique(locations.flatMap(({ country, countriesServed }) => [country, ...countriesServed])),
    regions: unique(locations.map(({ region }) => region)),
  }
}

/** Reads the filters of a list of locations from its address; what cannot be chosen counts as not given (CONTACT-04). */
export function readLocationQuery(fullPath: string, choices: LocationChoices): LocationFilters {
  const query = new URLSearchParams(fullPath.split('?')[1] ?? '')
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

/** Whether anything is narrowed. */
export function isNarrowed({ brand, kind, country, region, text }: LocationFilters): boolean {
  return brand !== null || kind !== null || country !== null || region !== null || text !== ''
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)]
}
