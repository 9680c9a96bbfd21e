import { origin, strivonaOrigin } from '../system/addresses.ts'
import { crawl, type CrawledPage } from '../system/crawl.ts'
import { findHtmlProblems } from '../system/htmlRules.ts'
import { expect, test } from '../system/watched.ts'

const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'
/** Locales that are walked when not all are: both languages, with and without country, inches, another language. */
const someLocales = new Set(['en', 'de', 'en-us', 'de-ch', 'fr-fr'])

const isFollowed = (path: string): boolean => {
  const [, locale = ''] = path.split(/[/?]/)
  return isFull || !/^[a-z]{2}(?:-[a-z]{2})?$/.test(locale) || someLocales.has(locale)
}

test.describe('every page of both sites', () => {
  test.setTimeout(isFull ? 1_200_000 : 180_000)
  let pages: readonly CrawledPage[] = []
  let documents: readonly CrawledPage[] = []

  test.beforeAll(async () => {
    pages = await crawl({ origin, start: ['/en', '/en/strivona'], follows: isFollowed })
    documents = pages.filter(({ status, html }) => status === 200 && html !== '')
    console.log(`Crawled ${pages.length} addresses, ${isFull ? 'all locales' : 'reduced: some locales'}`)
  })

  test('is reached by links that answer 200 without a redirect', () => {
    expect(pages.length).toBeGreaterThan(200)
    // A link without a locale (to another site's home) is led to the visitor's; what is not offered in another country
    // answers there, in the selector of countries, that it is not (CAT-07).
    const broken = pages.filter(({ status, path, from }) => {
      if (status === 302) return /^\/[a-z]{2}(?:-[a-z]{2})?(?:\/|$)/.test(path)
      return status !== 200 && !(status === 404 && withoutLocale(path) === withoutLocale(from))
    })
    expect(
      broken.map(({ status, path, location, from }) => `${status} ${path} ${location ?? ''} from ${from}`),
    ).toEqual([])
  })

  test('has one h1 and a title of its own words', () => {
    const wrong = documents.filter(
      ({ html }) => html.match(/<h1[\s>]/g)?.length !== 1 || !/<title>[^<]+<\/title>/.test(html),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('is its own canonical address where it is indexed', () => {
    const wrong = documents.filter(({ isIndexed, canonical, path }) => {
      if (!isIndexed) return false
      // Strivona stands on its own domain, without its slug.
      const own = path.replace(/^(\/[a-z-]+)\/strivona(?=\/|$)/, '$1')
      const ownOrigin = own === path ? origin : strivonaOrigin
      return canonical === null || canonical.replace(/\/$/, '') !== ownOrigin + own.split('?')[0]
    })
    expect(wrong.map(({ path, canonical }) => `${path}: ${canonical}`)).toEqual([])
  })

  test('is named as an alternate by every page that it names (hreflang)', () => {
    const byAddress = new Map(documents.map((page) => [page.canonical, page]))
    const oneSided: string[] = []
    let checked = 0
    for (const { canonical, alternates, path } of documents)
      for (const [language, address] of alternates) {
        const other = byAddress.get(address)
        if (!other || canonical === null) continue
        checked += 1
        if (![...other.alternates.values()].includes(canonical)) oneSided.push(`${path} names ${language} ${address}`)
      }
    expect(checked).toBeGreaterThan(100)
    expect(oneSided).toEqual([])
  })

  test('is valid HTML', async () => {
    const checked = isFull ? documents : documents.filter(({ path }) => /^\/(?:en|de-ch)(?:\/|$)/.test(path))
    const problems: string[] = []
    for (const { path, html } of checked)
      problems.push(...(await findHtmlProblems(html)).map((problem) => `${path} ${problem}`))
    console.log(`Validated ${checked.length} documents`)
    expect(problems).toEqual([])
  })
})

function withoutLocale(path: string): string {
  return path.replace(/^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/, '')
}
