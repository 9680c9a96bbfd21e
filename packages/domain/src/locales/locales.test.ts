import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractCountries, contractLanguages, contractSites } from '../testing/contractSystem.ts'
import {
  countryCodes,
  createInternationalCountry,
  createLocale,
  isCountryCode,
  languageCodes,
  parseLocaleSegment,
  resolveAcceptLanguage,
  resolveCountry,
  resolveCountryName,
  resolveDisplayName,
  resolveLanguageName,
  resolveLocaleRedirect,
  resolveListedLocales,
  resolveOfferedLocales,
  resolveSiteLanguages,
  toServiceLocale,
  type Locale,
} from './index.ts'

function siteOf(id: string) {
  const site = contractSites.find((candidate) => candidate.id === id)
  if (!site) throw new Error(`no site ${id}`)
  return site
}

function offeredBy(id: string): Locale[] {
  return resolveOfferedLocales(siteOf(id), contractCountries, contractLanguages)
}

const codes = (locales: readonly Locale[]) => locales.map((locale) => locale.urlCode)

describe('a locale', () => {
  it('is language or language-COUNTRY, in lower case in URLs (LOCALE-05, LOCALE-06, LOCALE-07)', () => {
    expect(createLocale('de', 'CH')).toEqual({
      code: 'de-CH',
      urlCode: 'de-ch',
      sisCode: 'de-CH',
      isInternational: false,
      language: 'de',
      country: 'CH',
    })
    expect(createLocale('fr')).toMatchObject({ code: 'fr', urlCode: 'fr', isInternational: true, country: 'ALL' })
    expect(createLocale('en', 'US').sisCode).toBe('en-US')
    expect(createLocale('de', 'AT').sisCode).toBe('de-CH')
  })

  it('has the service locale of its language, en-US for any other (LOCALE-11, LOCALE-12)', () => {
    expect(Object.fromEntries(languageCodes.map((language) => [language, toServiceLocale(language)]))).toEqual({
      en: 'en-US',
      de: 'de-CH',
      fr: 'fr-FR',
      zh: 'zh-CN',
      ja: 'ja-JP',
      es: 'es-ES',
      pt: 'pt-BR',
      cs: 'cs-CZ',
      hu: 'hu-HU',
      ro: 'ro-RO',
      sk: 'sk-SK',
    })
    expect(toServiceLocale('it')).toBe('en-US')
    expect(toServiceLocale('constructor')).toBe('en-US')
  })
})

describe('a locale segment', () => {
  it('is a known language, optionally with an assigned country (ROUTE-01, ROUTE-03)', () => {
    expect(parseLocaleSegment('en')).toEqual({ language: 'en', country: 'ALL', isLowercase: true })
    expect(parseLocaleSegment('de-ch')).toEqual({ language: 'de', country: 'CH', isLowercase: true })
    expect(parseLocaleSegment('fr')?.language).toBe('fr')
    expect(parseLocaleSegment('es')?.language).toBe('es')
  })

  it('is noticed in upper case (ROUTE-04)', () => {
    expect(parseLocaleSegment('EN')).toEqual({ language: 'en', country: 'ALL', isLowercase: false })
    expect(parseLocaleSegment('de-CH')).toEqual({ language: 'de', country: 'CH', isLowercase: false })
  })

  it.each(['xx', 'en-zz', 'english', 'e', '', 'en_us', 'en-usa', 'de-', 'products', '12', 'en-1x', 'it'])(
    'is not %j (ROUTE-04)',
    (segment) => expect(parseLocaleSegment(segment)).toBeNull(),
  )
})

describe('the virtual country ALL', () => {
  it('covers all languages, English and Metric by default (LOCALE-08, LOCALE-09)', () => {
    const country = createInternationalCountry(contractLanguages)
    expect(country.supportedLanguages).toEqual(languageCodes)
    expect(country).toMatchObject({ defaultLanguage: 'en', defaultMeasurementSystem: 'dim_metric' })
    expect(country.displayNames).toMatchObject({ en: 'All', de: 'Alle' })
    expect(resolveCountry('ALL', contractCountries, contractLanguages)?.countryCode).toBe('ALL')
    expect(resolveCountry('US', contractCountries, contractLanguages)?.defaultMeasurementSystem).toBe('dim_imperial')
    expect(resolveCountry('XX', contractCountries, contractLanguages)).toBeNull()
  })
})

describe('country codes', () => {
  it('are all of ISO 3166-1, unique, two upper-case letters (LOCALE-10)', () => {
    expect(countryCodes.length).toBeGreaterThanOrEqual(230)
    expect(countryCodes.length).toBeLessThanOrEqual(250)
    expect(new Set(countryCodes).size).toBe(countryCodes.length)
    for (const code of countryCodes) expect(code).toMatch(/^[A-Z]{2}$/)
  })

  it('are all known to CLDR by name in every language (LOCALE-10)', () => {
    for (const language of languageCodes) {
      for (const code of countryCodes) expect(resolveCountryName(code, language), `${code} ${language}`).not.toBe(code)
    }
  })

  it('hold only assigned ones', () => {
    expect(isCountryCode('CH')).toBe(true)
    expect(isCountryCode('ZZ')).toBe(false)
    expect(isCountryCode('UK')).toBe(false)
  })
})

describe('names', () => {
  it('are those of the language asked for (LOCALE-04, LOCALE-08)', () => {
    expect(resolveCountryName('CH', 'de')).toBe('Schweiz')
    expect(resolveCountryName('CH', 'en')).toBe('Switzerland')
    expect(resolveCountryName('ALL', 'en')).toBe('All')
    expect(resolveCountryName('ALL', 'de')).toBe('Alle')
    expect(resolveLanguageName('fr', 'de')).toBe('Französisch')
  })

  it('fall back to the code instead of failing', () => {
    expect(resolveCountryName('nonsense', 'en')).toBe('nonsense')
    expect(resolveLanguageName('??', 'en')).toBe('??')
  })

  it('given by an editor go from locale to language to English (LOCALE-04)', () => {
    const names = { en: 'Switzerland', de: 'Schweiz', 'de-CH': 'Schwiiz' }
    expect(resolveDisplayName(names, createLocale('de', 'CH'))).toBe('Schwiiz')
    expect(resolveDisplayName(names, createLocale('de', 'AT'))).toBe('Schweiz')
    expect(resolveDisplayName(names, createLocale('hu'))).toBe('Switzerland')
    expect(resolveDisplayName({}, createLocale('hu'))).toBeNull()
  })
})

describe('offered locales', () => {
  it('are en and de without country, and each country in its languages (contract)', () => {
    const offered = codes(offeredBy('kudex'))
    expect(offered.slice(0, 2)).toEqual(['en', 'de'])
    expect(offered).toEqual(expect.arrayContaining(['de-ch', 'fr-ch', 'en-ch', 'fr-fr', 'ja-jp', 'en-us', 'es-us']))
    expect(offered).not.toContain('fr')
    expect(offered).not.toContain('es')
    expect(offered).not.toContain('fr-de')
    expect(new Set(offered).size).toBe(offered.length)
  })

  it('include hidden countries, whose URLs still work (LOCALE-02)', () => {
    expect(codes(offeredBy('kudex'))).toContain('de-li')
    expect(codes(resolveListedLocales(siteOf('kudex'), contractCountries, contractLanguages))).not.toContain('de-li')
  })

  it('follow the languages that a site adds or removes (SITE-21, SITE-22, SITE-23)', () => {
    expect(resolveSiteLanguages(siteOf('veritesta'))).toEqual(['en', 'de', 'fr'])
    expect(resolveSiteLanguages(siteOf('conexara'))).toEqual(['en', 'de', 'es'])
    expect(codes(offeredBy('north-america-events')).filter((code) => code.startsWith('de'))).toEqual([])
    expect(codes(offeredBy('smart-cabinet-building')).filter((code) => code.startsWith('en'))).toEqual([])
  })

  it('have no country on an international-only site (SITE-12)', () => {
    expect(codes(offeredBy('brand-portal'))).toEqual(['en'])
  })
})

describe('a locale that is not offered redirects', () => {
  const lead = (site: string, language: string, country = 'ALL') =>
    resolveLocaleRedirect({ language, country }, offeredBy(site), contractCountries)?.urlCode

  it('to the same language without country (ROUTE-17)', () => expect(lead('kudex', 'de', 'FR')).toBe('de'))
  it("else to the country's default language (ROUTE-17)", () => expect(lead('kudex', 'hu', 'FR')).toBe('fr-fr'))
  it('else to en (ROUTE-17)', () => {
    expect(lead('kudex', 'fr')).toBe('en')
    expect(lead('kudex', 'fr', 'AQ')).toBe('en')
    expect(lead('brand-portal', 'de')).toBe('en')
    expect(lead('brand-portal', 'de', 'CH')).toBe('en')
  })
  it("else to the site's first language (ROUTE-17, SITE-22)", () => {
    expect(lead('smart-cabinet-building', 'en')).toBe('de')
  })
  it('nowhere if nothing is offered', () => {
    expect(resolveLocaleRedirect({ language: 'en', country: 'ALL' }, [], [])).toBeNull()
  })
})

describe('Accept-Language', () => {
  const accept = (tags: readonly string[] | null, site = 'kudex') =>
    resolveAcceptLanguage(tags, offeredBy(site), contractCountries, contractLanguages)?.urlCode ?? null

  it.each([
    [['de'], 'de'],
    [['de-CH', 'de', 'en'], 'de-ch'],
    [['de-LI'], 'de'],
    [['DE-li', 'en'], 'de'],
    [['en-US', 'en'], 'en-us'],
    [['it-IT', 'de', 'fr'], 'de'],
    [['fr'], 'fr-fr'],
    [['zh-Hans-CN'], 'zh-cn'],
  ])('%j chooses %s (LOCALE-15)', (tags, expected) => expect(accept(tags)).toBe(expected))

  it.each([null, [], [''], ['*'], ['it'], ['='], ['-CH']])('%j chooses none (LOCALE-15)', (tags) =>
    expect(accept(tags)).toBeNull(),
  )

  it('never throws and returns an offered locale only (LOCALE-15)', () => {
    const offered = new Set(codes(offeredBy('veritesta')))
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 })), (tags) => {
        const code = accept(tags, 'veritesta')
        expect(code === null || offered.has(code)).toBe(true)
      }),
    )
  })
})
