import { resolveCountryName } from '../locales/displayNames.ts'
import { foldText } from '../search/foldText.ts'
import type { ContactKind } from './contactKinds.ts'
import type { Contact, Location } from './contacts.types.ts'

/** Filters of a list of locations; null and empty text mean no filter (CONTACT-04, CONTACT-05). */
export interface LocationFilters {
  readonly brand: string | null
  readonly kind: ContactKind | null
  /** Country of the location, or a country that it serves. */
  readonly country: string | null
  readonly region: string | null
  readonly text: string
}

/** No filters. */
export const noLocationFilters: LocationFilters = { brand: null, kind: null, country: null, region: null, text: '' }

/**
 * Locations that match all filters, in their order. Every word of the text has to be a prefix of a word in the
 * location, its address, its country in the given language or its contacts; ignores accents and case.
 */
export function filterLocations<Entry extends Location>(
  locations: readonly Entry[],
  contacts: readonly Contact[],
  filters: LocationFilters,
  language: string,
): readonly Entry[] {
  const { brand, kind, country, region } = filters
  const wanted = toWords(filters.text)
  return locations.filter((location) => {
    if (brand !== null && !location.brands.includes(brand)) return false
    if (kind !== null && !location.kinds.includes(kind)) return false
    if (country !== null && !isResponsible(location, country)) return false
    if (region !== null && location.region !== region) return false
    if (wanted.length === 0) return true
    const words = toWords(listTexts(location, contacts, language).join(' '))
    return wanted.every((start) => words.some((word) => word.startsWith(start) || isWithin(word, start)))
  })
}

function isResponsible(location: Location, country: string): boolean {
  return location.country === country || location.countriesServed.includes(country)
}

function listTexts(location: Location, contacts: readonly Contact[], language: string): string[] {
  const { name, street, postalCode, city, country, countriesServed, email, id } = location
  const people = contacts.filter(({ locationId }) => locationId === id)
  return [
    name,
    street ?? '',
    postalCode ?? '',
    city,
    email ?? '',
    ...[country, ...countriesServed].map((code) => resolveCountryName(code, language)),
    ...people.flatMap(({ givenName, familyName, role, email: own }) => [givenName, familyName, role ?? '', own ?? '']),
  ]
}

/** Words without accents, in lower case, as in the search of the site. */
function toWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}

/** Chinese and Japanese write no spaces between words. */
function isWithin(word: string, part: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(part) && word.includes(part)
}
