import { internationalCountryCode } from '../locales/country.ts'
import type { Locale } from '../locales/locale.ts'
import type { Contact } from './contacts.types.ts'

/**
 * Whom a visitor is introduced to (CONTACT-01): who is responsible for the country before who is for all, sales before
 * others, who speaks the language before who does not; else the order of the list. Null when nobody is responsible.
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

/** The whole name of a person. */
export function toContactName({ givenName, familyName }: Pick<Contact, 'givenName' | 'familyName'>): string {
  return `${givenName} ${familyName}`
}
