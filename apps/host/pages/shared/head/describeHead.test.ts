import { describe, expect, it } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { describeHead } from './describeHead.ts'
import type { PageData } from '../data/pageData.types.ts'
import type { HeadRequest, HeadTag, PageHead } from './head.types.ts'

const origin = 'https://www.kudex.test'

function createRequest(path: string, siteSlug: string | null = null): HeadRequest {
  const address = resolveTestAddress(path)
  return { address, system: testSystem, canonical: { origin, siteSlug } }
}

function createPage(head: Partial<PageHead>, breadcrumbs: PageData['breadcrumbs'] = []): PageData {
  return {
    head: {
      title: 'Crimping | Kudex',
      description: 'Presses "with" <force> monitoring',
      canonicalUrl: `${origin}/en/products/crimping`,
      isIndexed: true,
      languages: null,
      countries: null,
      image: { url: `${origin}/images/classification-1200/press.png`, alt: 'A press', width: 1200, height: 900 },
      kind: 'page',
      ...head,
    },
    breadcrumbs,
    header: { theme: 'Default', isHidden: false },
    languageNotice: null,
    countryFallbacks: [],
    props: null,
  }
}

const find = (tags: readonly HeadTag[], property: string) =>
  tags.filter(({ attributes }) => attributes['property'] === property).map(({ attributes }) => attributes['content'])
const readStructuredData = (tags: readonly HeadTag[]) =>
  tags.flatMap(({ tag, content }) => (tag === 'script' ? [JSON.parse(content ?? '') as Record<string, unknown>] : []))

describe('a link preview', () => {
  it('has title, text, picture with size, and the locale with the other languages (PAGE-06)', () => {
    const tags = describeHead(createPage({}), createRequest('/en/products/crimping'))
    expect(find(tags, 'og:title')).toEqual(['Crimping | Kudex'])
    expect(find(tags, 'og:url')).toEqual([`${origin}/en/products/crimping`])
    expect(find(tags, 'og:image')).toEqual([`${origin}/images/classification-1200/press.png`])
    expect([...find(tags, 'og:image:width'), ...find(tags, 'og:image:height')]).toEqual(['1200', '900'])
    expect(find(tags, 'og:locale')).toEqual(['en_US'])
    expect(find(tags, 'og:locale:alternate')).toEqual(['de_CH'])
    expect(tags).toContainEqual({ tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } })
  })

  it('has the country of the locale', () => {
    const tags = describeHead(createPage({}), createRequest('/de-ch/products/crimping'))
    expect(find(tags, 'og:locale')).toEqual(['de_CH'])
  })
})

describe('the versions of a page', () => {
  it('are listed for search engines without those of hidden countries (LOCALE-02)', () => {
    const request = createRequest('/en/products/crimping')
    const countries = testSystem.countries.map((country) => ({ ...country, hidden: country.countryCode === 'CH' }))
    const listAlternates = (one: HeadRequest) =>
      describeHead(createPage({}), one).flatMap(({ attributes }) => attributes['hreflang'] ?? [])
    expect(listAlternates(request)).toContain('de-CH')
    expect(listAlternates({ ...request, system: { ...testSystem, countries } })).toEqual([
      'en',
      'de',
      'en-US',
      'x-default',
    ])
  })
})

describe('the structured data', () => {
  it('has the breadcrumbs from the home page to the page itself, with canonical URLs', () => {
    const page = createPage({}, [
      { title: 'Products', url: '/en/products' },
      { title: 'A heading', url: null },
      { title: 'Crimping', url: null },
    ])
    expect(readStructuredData(describeHead(page, createRequest('/en/products/crimping')))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'main', item: `${origin}/en` },
          { '@type': 'ListItem', position: 2, name: 'Products', item: `${origin}/en/products` },
          { '@type': 'ListItem', position: 3, name: 'A heading' },
          { '@type': 'ListItem', position: 4, name: 'Crimping', item: `${origin}/en/products/crimping` },
        ],
      },
    ])
  })

  it('has the organization on the home page, a brand below its group', () => {
    const home = createPage({ kind: 'home', canonicalUrl: `${origin}/en` })
    expect(readStructuredData(describeHead(home, createRequest('/en')))).toMatchObject([
      { '@type': 'Organization', name: 'main', url: `${origin}/en`, logo: `${origin}/favicon-kudex.svg` },
    ])
    const brand = readStructuredData(describeHead(home, createRequest('/en/strivona')))
    expect(brand).toMatchObject([
      { name: 'strivona', logo: `${origin}/favicon-strivona.svg`, parentOrganization: { name: 'main' } },
    ])
  })

  it('leaves out the slug of a site with its own domain', () => {
    const page = createPage({}, [
      { title: 'About', url: '/en/strivona/about' },
      { title: 'Team', url: null },
    ])
    const [trail] = readStructuredData(describeHead(page, createRequest('/en/strivona/about/team')))
    expect(trail).toMatchObject({ itemListElement: [{ item: `${origin}/en` }, { item: `${origin}/en/about` }, {}] })
  })

  it('has the product on its page', () => {
    const page = createPage({ kind: 'product', title: 'CS 240 | Kudex' }, [
      { title: 'Products', url: '/en/products' },
      { title: 'Crimping', url: '/en/products/crimping' },
      { title: 'CS 240', url: null },
    ])
    const items = readStructuredData(describeHead(page, createRequest('/en/products/crimping/cs-240')))
    expect(items[0]).toMatchObject({ '@type': 'Product', name: 'CS 240', category: 'Crimping' })
  })
})

describe('a page that is not indexed', () => {
  it('has neither alternates nor structured data', () => {
    const tags = describeHead(createPage({ isIndexed: false, kind: 'home' }), createRequest('/en'))
    expect(tags).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } })
    expect(tags.filter(({ attributes }) => attributes['rel'] === 'alternate')).toEqual([])
    expect(readStructuredData(tags)).toEqual([])
  })

  it('has no canonical URL if it has no address of its own', () => {
    const tags = describeHead(createPage({ canonicalUrl: null, isIndexed: false }), createRequest('/en/nope'))
    expect(tags.map(({ attributes }) => attributes['name'])).toEqual(['description', 'robots'])
  })
})
