import { describe, expect, it } from 'vitest'
import type { Localized } from '../../seed.types.ts'
import { demo } from '../index.ts'
import { listLocalized, translations, type TranslatedPart } from './translate.ts'

const languages = Object.keys(translations) as (keyof typeof translations)[]

/** Drawn scenes on pages in all languages; pictures of machines are named after them. */
const shownPictures: ReadonlySet<string> = new Set([
  'scene-line',
  'scene-crimp',
  'scene-strip',
  'scene-service',
  'scene-handling',
  'scene-people',
  'detail-layers',
  'detail-section',
  'detail-hexagon',
  'detail-plan',
  'detail-crimp',
  'detail-micrometer',
  'detail-load',
  'detail-strip',
  'detail-network',
])

/** What a visitor reads in each of the eleven languages. */
const complete: Readonly<Record<string, readonly Localized[]>> = {
  'the menu of the main site': listLocalized(demo.navigations.find(({ id }) => id === 'kudex-header')),
  'the footer of the main site': listLocalized(demo.footers.find(({ id }) => id === 'kudex-footer')),
  ...Object.fromEntries(
    ['kudex-home', 'kudex-home-us', 'kudex-contacts', 'kudex-support', 'kudex-inquiry'].map((page) => [
      `the page ${page}`,
      listLocalized(demo.pages.find(({ id }) => id === page)),
    ]),
  ),
  'names and introductions of product areas and services': listLocalized(demo.classifications),
  'names and short descriptions of products': demo.products.flatMap(({ name, shortDescription, images }) =>
    listLocalized([name, shortDescription, images]),
  ),
  'technical data': demo.products.flatMap(({ specifications, variants }) => listLocalized([specifications, variants])),
  'names and short descriptions of services': demo.services.flatMap(({ name, shortDescription }) =>
    listLocalized([name, shortDescription]),
  ),
  'pictures of the home page, support and services': demo.pictures
    .filter(({ name }) => shownPictures.has(name))
    .flatMap(({ alt }) => listLocalized(alt)),
  'tasks of contact persons': listLocalized(demo.contacts?.people),
}

describe('the texts of the demo', () => {
  it.each(Object.entries(complete))('exist in all languages: %s', (_name, texts) => {
    const missing = languages.flatMap((language) =>
      texts.filter((text) => !text[language]).map(({ en }) => `${language}: ${en}`),
    )
    expect(texts.length).toBeGreaterThan(0)
    expect([...new Set(missing)]).toEqual([])
  })

  it.each(languages)('have no translation in %s that nothing shows', (language) => {
    const shown = new Set(listLocalized(demo).map((text) => text[language]))
    const unused = everyTranslation(language).filter(([, translation]) => !shown.has(translation))
    expect(unused.map(([english]) => english)).toEqual([])
  })

  it.each(languages)('keep the values of the English text in %s', (language) => {
    for (const [english, translation] of everyTranslation(language))
      for (const value of english.match(/\d+(?:[.,]\d+)*(?= (?:mm|m|kg|kN|N|V|AWG|kcmil|points|hours)\b)/g) ?? [])
        expect(toValues(translation), translation).toContain(value.replace(',', ''))
  })

  it.each(languages)('mark decimals in %s as its readers do', (language) => {
    const wrong = language === 'zh' || language === 'ja' ? /\d,\d(?!\d\d)/ : /\d\.\d/
    expect(everyTranslation(language).filter(([, translation]) => wrong.test(translation))).toEqual([])
  })

  it('separate a colon and a semicolon from the word before in French, without a line break', () => {
    expect(
      everyTranslation('fr').filter(([, translation]) =>
        /[^\u00a0]:(?!\/)|[^\u202f][;!?](?!\w)/.test(translation.replaceAll('mailto:', '')),
      ),
    ).toEqual([])
  })

  it('exist in English and German only for stories, media releases and further pages, with a banner (LOCALE-18)', () => {
    const about = demo.pages.find(({ id }) => id === 'kudex-about')
    expect(Object.keys(about?.title ?? {})).toEqual(['en', 'de'])
  })
})

function everyTranslation(language: keyof typeof translations): (readonly [english: string, translation: string])[] {
  const parts = translations[language]
  return (Object.keys(parts) as TranslatedPart[]).flatMap((part) => Object.entries(parts[part]))
}

/** Numbers of a text without the marks of its language. */
function toValues(text: string): string[] {
  return (text.match(/\d+(?:[.,\u202f\u00a0]\d+)*/g) ?? []).map((value) =>
    /[,\u202f\u00a0.]\d{3}$/.test(value) && !/^0[.,]/.test(value)
      ? value.replace(/[,.\u202f\u00a0]/g, '')
      : value.replace(',', '.'),
  )
}
