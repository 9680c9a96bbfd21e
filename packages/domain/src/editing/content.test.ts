import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSiteRecord } from '../testing/contractSystem.ts'
import {
  findNavigationProblems,
  findPageProblems,
  findSiteProblems,
  type NavigationEntry,
  type PageEntry,
  readWritten,
  toProblemLine,
} from './index.ts'

const known = { navigationIds: new Set(['header']), footerIds: new Set(['footer']) }
const main = createSiteRecord({ name: 'Main' })
const fair = createSiteRecord({ name: 'Fair', slug: 'fair' })
const findSites = (...sites: (typeof main)[]) => findSiteProblems(sites, known).map(toProblemLine)

describe('sites', () => {
  it('may share a host by their slugs', () => {
    expect(findSites(main, fair)).toEqual([])
  })

  it.each<[string, Partial<typeof main>, RegExp]>([
    ['a slug that is a locale', { slug: 'de' }, /^sites.fair.slug: a slug that is no locale/],
    ['a slug that is a locale with a country', { slug: 'de-ch' }, /no locale/],
    ['a slug of the host', { slug: 'api' }, /no address of the host/],
    ['a slug of an area', { slug: 'products' }, /no address of the host/],
    ['a slug that no address spells', { slug: 'Fair 2' }, /lowercase letters/],
    ['a domain of another site', { domains: ['localhost'] }, /^sites.fair.domains: one that main does not have/],
    ['a domain with another slug', { domains: ['localhost/other'] }, /the slug of the site, \/fair/],
    ['a domain with a scheme', { domains: ['https://fair.test'] }, /without scheme and port/],
    ['a domain with a port', { domains: ['fair.test:80'] }, /without scheme and port/],
    ['a domain of several segments', { domains: ['localhost/fair/more'] }, /an optional \/slug/],
    ['no domain (SITE-06)', { domains: [] }, /at least one host/],
    ['a name that would share cookies (LOCALE-14)', { name: 'MAIN!' }, /^sites.fair.name: one that main/],
    ['a navigation that is not there', { headerNavigationId: 'gone' }, /a stored navigation/],
    ['no slug, as the main site', { slug: null, domains: ['fair.test'] }, /^sites: exactly one site without a slug/],
  ])('are refused with %s', (_, change, problem) => {
    expect(findSites(main, { ...fair, ...change }).join('\n')).toMatch(problem)
  })
})

const item = (id: string, parentId: string | null = null, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  id,
  navigationId: 'header',
  parentId,
  section: null,
  pageId: null,
  url: '/x',
  target: null,
  countries: [],
  hidden: false,
  hiddenSubItems: false,
  marketingTitle: null,
  marketingDescription: null,
  logo: null,
  ...more,
})
const forNavigation = {
  pageIds: new Set(['about']),
  countryCodes: new Set(['CH']),
  pictureNames: new Set(['logo']),
}
const findItems = (...items: NavigationEntry[]) => findNavigationProblems(items, forNavigation).map(toProblemLine)

describe('navigation trees', () => {
  it('have the three levels that the header shows, and a fourth one only where menus leave it out (NAV-04, NAV-09)', () => {
    const pageItem = item('b', 'a', { pageId: 'about', url: null, countries: ['CH', 'all'] })
    expect(findItems(item('a'), pageItem, item('c', 'b'))).toEqual([])
    const fourth = [item('a'), pageItem, item('c', 'b'), item('d', 'c')]
    expect(findItems(...fourth).join()).toMatch(/^navigations.header.d.parent: an item at most 2 levels deep/)
    expect(findItems(...fourth, item('e', 'd')).join()).toMatch(/header.e.parent/)
    const hidden = [item('a'), pageItem, item('c', 'b', { hiddenSubItems: true }), item('d', 'c')]
    expect(findItems(...hidden)).toEqual([])
    expect(findItems(...fourth.slice(0, -1), item('d', 'c', { hidden: true }))).toEqual([])
    expect(findItems(...hidden, item('e', 'd')).join()).toMatch(
      /^navigations.header.e.parent: an item at most 3 levels/,
    )
  })

  it('have nothing below the entries of a section, and sections only at the top (NAV-09)', () => {
    const entry = item('b', 'a', { section: 0 })
    expect(findItems(item('a'), entry)).toEqual([])
    expect(findItems(item('a'), entry, item('c', 'b')).join()).toMatch(/^navigations.header.c.parent/)
    expect(findItems(item('a'), item('b', 'a'), item('c', 'b', { section: 0 })).join()).toMatch(/header.c.parent/)
  })

  it('need a title above a marketing text or a logo, which the header would not show without one (NAV-09)', () => {
    const texts = { marketingTitle: 'New', marketingDescription: 'Faster', logo: 'logo' }
    expect(findItems(item('a', null, texts))).toEqual([])
    const problem = /^navigations.header.a.marketingTitle: a title above/
    for (const part of [{ marketingDescription: 'Faster' }, { logo: 'logo' }])
      expect(findItems(item('a', null, part)).join()).toMatch(problem)
  })

  it('have marketing texts and logos at the top only, where the header shows them (NAV-09)', () => {
    const texts = { marketingTitle: 'New', marketingDescription: 'Faster', logo: 'logo' }
    for (const [field, value] of Object.entries(texts)) {
      const problems = findItems(item('a'), item('b', 'a', { [field]: value }))
      expect(problems.join()).toMatch(new RegExp(`^navigations.header.b.${field}: nothing below the top level`))
      expect(problems).toHaveLength(1)
    }
  })

  it.each<[string, NavigationEntry[], RegExp]>([
    ['below themselves', [item('a', 'a')], /not below this one/],
    ['in a ring', [item('a', 'b'), item('b', 'a')], /not below this one/],
    ['below nothing', [item('a', 'gone')], /an item of the same navigation/],
    ['below another tree', [item('a', 'b'), item('b', null, { navigationId: 'other' })], /of the same navigation/],
    ['twice', [item('a'), item('a', null, { navigationId: 'other' })], /an id that no item of header has/],
    ['of an unknown page', [item('a', null, { pageId: 'gone', url: null })], /a stored page/],
    ['of a page and an address', [item('a', null, { pageId: 'about' })], /nothing where a page is named/],
    ['of a script', [item('a', null, { url: 'javascript:alert(1)' })], /a path such as/],
    ['of an unknown country', [item('a', null, { countries: ['XX'] })], /country codes/],
    ['of an unknown picture', [item('a', null, { logo: 'gone' })], /a stored picture/],
  ])('hold no item %s', (_, items, problem) => {
    expect(findItems(...items).join('\n')).toMatch(problem)
  })

  it('of any shape are checked in bounded time, and are trees if no problem is found (property)', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const entries = fc.uniqueArray(fc.tuple(ids, fc.option(ids)), { selector: ([id]) => id })
    fc.assert(
      fc.property(entries, (parents) => {
        if (findItems(...parents.map(([id, parent]) => item(id, parent))).length > 0) return
        for (const [id] of parents) {
          let current: string | null | undefined = id
          for (let level = 0; current !== null; level += 1) {
            expect(level).toBeLessThan(3)
            current = parents.find(([candidate]) => candidate === current)?.[1] ?? null
          }
        }
      }),
    )
  })
})

const page = (id: string, url: string, more: Partial<PageEntry> = {}): PageEntry => {
  const segments = url.split('/').filter(Boolean)
  return {
    id,
    stage: 'published',
    siteId: 'main',
    slug: segments.at(-1) ?? 'home',
    parentSlug: segments.at(-2) ?? 'home',
    url,
    countries: [],
    languages: ['en'],
    ...more,
  }
}
const forPages = {
  sites: [
    { id: 'main', name: 'Main', slug: null, isShown: true },
    { id: 'fair', name: 'Fair', slug: 'fair', isShown: false },
  ],
  countryCodes: new Set(['CH', 'US']),
}
const findPages = (...pages: PageEntry[]) =>
  findPageProblems([page('home', '/'), ...pages], forPages).map(toProblemLine)

describe('pages', () => {
  it('may share a path for different countries (PAGE-08)', () => {
    expect(
      findPages(
        page('a', '/a'),
        page('b', '/a', { countries: ['US'] }),
        page('a', '/b', { stage: 'draft' }),
        page('c', '/a', { stage: 'draft' }),
      ),
    ).toEqual([])
  })

  it.each<[string, PageEntry[], RegExp]>([
    [
      'two for everybody at one address',
      [page('a', '/a'), page('b', '/a')],
      /pages.b.url: .* the page a does not have \(everywhere\)/,
    ],
    ['a draft at the address of a page', [page('a', '/a'), page('b', '/a', { stage: 'draft' })], /does not have/],
    ['two for one country', [page('a', '/a', { countries: ['CH'] }), page('b', '/a', { countries: ['CH'] })], /\(CH\)/],
    [
      'two that slug and parent do not tell apart (ROUTE-07)',
      [page('a', '/x/y/z'), page('b', '/w/y/z')],
      /does not have/,
    ],
    ['an address of the portal', [page('a', '/mykomax/a')], /outside \/mykomax/],
    ['an address of an area', [page('a', '/products')], /outside \/products/],
    ['a locale as address', [page('a', '/fr')], /outside \/fr/],
    ['the address of a site', [page('a', '/fair')], /which is a site/],
    ['an address that is none', [page('a', '/A b')], /a path of slugs/],
    ['an unknown site', [page('a', '/a', { siteId: 'gone' })], /a stored site/],
  ])('are refused with %s', (_, pages, problem) => {
    expect(findPages(...pages).join('\n')).toMatch(problem)
  })

  it('may be called images below the slug of a site (SITE-17)', () => {
    const { sites } = forPages
    const fair = { id: 'portal', name: 'Portal', slug: 'portal', isShown: false }
    const find = (siteId: string) =>
      findPageProblems([page('i', '/images', { siteId })], { ...forPages, sites: [...sites, fair] }).filter(
        ({ path }) => path === 'pages.i.url',
      )
    expect(find('portal')).toEqual([])
    expect(find('main')).toHaveLength(1)
  })

  it('include a home page of every visible site (NAV-21)', () => {
    expect(findPageProblems([page('home', '/', { stage: 'draft' })], forPages).map(toProblemLine)).toEqual([
      'sites.main.home: a published page at / (Invalid navigation config: site Main has no home page), not null',
    ])
  })
})

describe('content of editors', () => {
  it('gets defaults for omitted fields (PAGE-04)', () => {
    const written = readWritten(
      'pages',
      { siteId: 'main', url: '/', title: 'Home', languages: ['en'], blocks: [] },
      'page',
    )
    expect(written.value).toMatchObject({
      type: 'Page',
      theme: 'Default',
      description: null,
      header: { hidden: false },
    })
  })

  it('is validated per field: problems name path, value and accepted values', () => {
    const { problems } = readWritten(
      'pages',
      {
        siteId: 'main',
        url: 1,
        title: { xx: 'Home' },
        languages: [],
        blocks: [{ kind: 'links', links: [{ kind: 'path', text: '', path: '//x' }] }],
        more: 1,
      },
      'page',
    )
    expect(problems.map(({ path }) => path).toSorted()).toEqual([
      'page.blocks.0.links.0.path',
      'page.blocks.0.links.0.text',
      'page.languages',
      'page.more',
      'page.title.xx',
      'page.url',
    ])
    for (const { takes } of problems) expect(takes).not.toMatch(/Invalid|undefined/)
  })

  it('never repeats a password', () => {
    const { problems } = readWritten('protection', { kind: 'password', password: 'secret' }, 'protection')
    expect(JSON.stringify(problems)).not.toContain('secret"')
    expect(problems).toHaveLength(1)
  })

  it('of any invalid shape is rejected without an exception (property)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const kind of ['pages', 'protection', 'sites'] as const) {
          const { value: written, problems } = readWritten(kind, value, 'x')
          expect(written === null).toBe(problems.length > 0)
        }
      }),
    )
  })
})
