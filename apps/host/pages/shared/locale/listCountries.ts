import { countryCodes, resolveCountryName } from '@kudex/domain/locales'

/** All countries, sorted by name in a language. */
export function listCountries(language: string): CountryList {
  const known = countriesByLanguage.get(language)
  if (known) return known
  const { compare } = new Intl.Collator(language)
  const list = countryCodes
    .map((value) => ({ value, text: resolveCountryName(value, language) }))
    .toSorted((a, b) => compare(a.text, b.text))
  countriesByLanguage.set(language, list)
  return list
}

type CountryList = readonly { readonly value: string; readonly text: string }[]

const countriesByLanguage = new Map<string, CountryList>()
