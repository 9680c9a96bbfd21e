export { createInternationalCountry, internationalCountryCode, resolveCountry, type Country } from './country.ts'
export { countryCodes, isCountryCode } from './countryCodes.ts'
export { resolveCountryName, resolveDisplayName, resolveLanguageName } from './displayNames.ts'
export {
  defaultLanguage,
  isLanguageCode,
  languageCodes,
  toLanguageCode,
  toServiceLocale,
  type Language,
  type LanguageCode,
} from './language.ts'
export { createLocale, type Locale } from './locale.ts'
export { parseLocaleSegment } from './parseLocaleSegment.ts'
export { resolveAcceptLanguage } from './resolveAcceptLanguage.ts'
export { resolveLocaleRedirect } from './resolveLocaleRedirect.ts'
export { resolveListedLocales, resolveOfferedLocales, resolveSiteLanguages } from './resolveOfferedLocales.ts'
