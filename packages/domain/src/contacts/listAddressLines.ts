import type { Location } from './contacts.types.ts'

/** The lines of a postal address in the order of its country, without the country. */
export function listAddressLines({
  street,
  postalCode,
  city,
  country,
}: Pick<Location, 'street' | 'postalCode' | 'city' | 'country'>): readonly string[] {
  return [street, ...listTownLines(city, postalCode, country)].filter((line) => line !== null)
}

function listTownLines(city: string, postalCode: string | null, country: string): readonly string[] {
  if (postalCode === null) return [city]
  if (codeBelow.has(country)) return [city, postalCode]
  if (codeAfter.has(country)) return [`${city}, ${postalCode}`]
  if (codeAfterSpace.has(country)) return [`${city} ${postalCode}`]
  return [`${postalCode} ${city}`]
}

const codeBelow: ReadonlySet<string> = new Set(['GB', 'IE'])
const codeAfter: ReadonlySet<string> = new Set(['US', 'CA', 'AU'])
const codeAfterSpace: ReadonlySet<string> = new Set(['CN', 'HK', 'IN', 'JP', 'KR', 'TW'])
