import { internationalCountryCode } from '../locales/country.ts'
import type { Locale } from '../locales/locale.ts'
import type { Contact } from './contacts.types.ts'

/**
 * The contact person of a visitor (CONTACT-01). Prefers contacts of the country to those of all countries, then sales,
 * then the language, then the order of the list. Null if no contact matches.
 */
export function resolveContactPerson<Person extends Contact>(
  contacts: readonly Person[],
  { country, language }: Pick<Locale, 'country' | 'language'>,
): Person | null {
  const isInternational = country === internationalCountryCode
  const responsible = contacts.filter(
    ({ countries }) => countries.length === 0 || (!isInternational && countries.includes(country)),
  )
  const toRank = ({ countries, kinds, languages }: Person) =>
    (countries.length > 0 ? 0 : 4) + (kinds.includes('sales') ? 0 : 2) + (languages.includes(language) ? 0 : 1)
  return responsible.toSorted((one, other) => toRank(one) - toRank(other))[0] ?? null
}

/** Full name of a person. */
export function toContactName({ givenName, familyName }: Pick<Contact, 'givenName' | 'familyName'>): string {
  return `${givenName} ${familyName}`
}
