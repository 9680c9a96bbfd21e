import { isCountryCode } from './countryCodes.ts'
import { internationalCountryCode } from './country.ts'
import { isLanguageCode } from './language.ts'

/** A parsed locale segment of a path: `de-ch` → de, CH (ROUTE-01). */
export interface LocaleSegment {
  readonly language: string
  /** Country code, `ALL` when the segment has none. */
  readonly country: string
  /** False if the segment has upper-case letters, which need a redirect (ROUTE-04). */
  readonly isLowercase: boolean
}

/**
 * Parses a path segment as a locale: a known language, optionally with an assigned country code. Null for anything
 * else, such as a slug (ROUTE-01, ROUTE-03, ROUTE-04).
 */
export function parseLocaleSegment(segment: string): LocaleSegment | null {
  // Hot path, called for every link: the length rules out most segments.
  if (segment.length !== 2 && !(segment.length === 5 && segment.charCodeAt(2) === hyphen)) return null
  const language = segment.slice(0, 2).toLowerCase()
  if (!isLanguageCode(language)) return null
  const isLowercase = segment === segment.toLowerCase()
  if (segment.length === 2) return { language, country: internationalCountryCode, isLowercase }
  const country = segment.slice(3).toUpperCase()
  return isCountryCode(country) ? { language, country, isLowercase } : null
}

const hyphen = '-'.charCodeAt(0)
