import { describe, expect, it } from 'vitest'
import type { SeedSite, Text } from '../seed.types.ts'
import { demo } from './index.ts'

// The table of the contract: slug, domains, languages added and removed.
const contract: readonly (Pick<SeedSite, 'name' | 'domains'> & Partial<SeedSite>)[] = [
  { name: 'Kudex', domains: ['localhost', 'www.kudex.test'] },
  {
    name: 'Strivona',
    slug: 'strivona',
    domains: ['strivona.test', 'localhost/strivona', 'www.kudex.test/strivona'],
    enableCutFont: true,
  },
  bySlug('Veritesta', 'veritesta', { addedLanguages: ['fr'] }),
  bySlug('Conexara', 'conexara', { addedLanguages: ['es'] }),
  bySlug('North America Events', 'north-america-events', { removedLanguages: ['de'] }),
  bySlug('Smart Cabinet Building', 'smart-cabinet-building', { removedLanguages: ['en'], hideSideButtons: true }),
  bySlug('Brand Portal', 'brand-portal', { removedLanguages: ['de'], internationalOnly: true }),
  bySlug('productronica', 'productronica'),
  bySlug('Expo 2024', 'expo-2024'),
]

describe('the demo sites', () => {
  it('are those of the contract (SITE-01, SITE-07, SITE-21, SITE-22, SITE-23)', () => {
    expect(demo.sites.map(({ name }) => name)).toEqual(contract.map(({ name }) => name))
    contract.forEach((expected, index) => expect(demo.sites[index]).toMatchObject(expected))
  })

  it.each(demo.sites)(
    '$name has a header with items, a footer and a universal home page (SITE-08, SITE-18)',
    (site) => {
      const navigation = demo.navigations.find(({ id }) => id === site.headerNavigation)
      expect(navigation?.items.length).toBeGreaterThan(1)
      expect(demo.footers.some(({ id }) => id === site.footer)).toBe(true)
      expect(homesOf(site).filter(({ countries }) => countries === undefined)).toHaveLength(1)
    },
  )

  it.each(demo.sites)('$name has its home page and its header in each of its own languages (NAV-01)', (site) => {
    const own = (['en', 'de', ...(site.addedLanguages ?? [])] as const).filter(
      (language) => !site.removedLanguages?.some((removed) => removed === language),
    )
    const navigation = demo.navigations.find(({ id }) => id === site.headerNavigation)
    for (const language of own) {
      for (const home of homesOf(site)) expect(home.languages ?? languagesOf(home.title)).toContain(language)
      for (const { title } of navigation?.items ?? []) expect(languagesOf(title)).toContain(language)
    }
  })

  it('include a home page for one country in addition to the universal one (SITE-18)', () => {
    const special = demo.pages.filter(({ slug, countries }) => slug === 'home' && countries)
    expect(special.map(({ site }) => site)).toContain('north-america-events')
  })

  it.each([
    ['productronica', 'internal'],
    ['expo-2024', '7f3c9a'],
    ['brand-portal', 'logos'],
    ['brand-portal', 'images'],
    ['brand-portal', 'templates'],
    ['kudex', 'protected-password'],
  ])('%s keeps /%s behind the demo password, with something worth it (SITE-15, SITE-16, SITE-17)', (site, slug) => {
    const page = demo.pages.find((one) => one.site === site && one.slug === slug && !one.parent)
    expect(page?.protection).toEqual({ kind: 'password', password: 'kudex-page' })
    expect(page?.blocks.length).toBeGreaterThan(0)
  })

  it('include a page that requires a role, one without a header, and links with actions or a full load (NAV-12, ROUTE-25)', () => {
    const byId = new Map(demo.pages.map((page) => [page.id, page]))
    expect(byId.get('kudex-protected-role')?.protection).toEqual({ kind: 'role', role: 'kmx_int_assetdb_active' })
    const screen = byId.get('kudex-fair-screen')
    expect(screen?.header?.hidden).toBe(true)
    const links = JSON.stringify(screen?.blocks)
    for (const link of ['action:open-news-feed-panel', 'action:call-stand-team', 'hard:/productronica'])
      expect(links).toContain(link)
  })

  it('have texts for all links to pages; only products and services fill {name} (NAV-11)', () => {
    const own = demo.pages.filter(({ site }) => site !== 'kudex' && site !== 'strivona')
    expect(JSON.stringify([own, demo.footers])).not.toMatch(/"\{name\}","page"/)
  })

  it('include items for some countries, hidden items, hidden sub-items and a new tab (NAV-02, NAV-03, NAV-04, NAV-08)', () => {
    const items = JSON.stringify(demo.navigations)
    for (const mark of ['"countries":', '"hidden":true', '"hiddenSubItems":true', '"target":"_blank"', '"logo":'])
      expect(items).toContain(mark)
  })
})

describe('the home pages', () => {
  it('open with something of their own: below its hero each site shows another kind of block', () => {
    const openings = demo.sites.map((site) => {
      const home = homesOf(site).find(({ countries }) => countries === undefined)
      expect(home?.blocks[0]?.kind).toBe('hero')
      return home?.blocks[1]?.kind
    })
    expect(openings).not.toContain(undefined)
    expect(new Set(openings).size).toBe(demo.sites.length)
  })
})

describe('the routes of events', () => {
  const routes = demo.pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'route'))

  it('have their stops in the order of their dates, because the first that has not ended is the next one', () => {
    expect(routes.length).toBeGreaterThan(1)
    for (const { stops } of routes) {
      const dates = stops.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted())
      for (const { date, lastDate = date } of stops) expect(lastDate >= date).toBe(true)
    }
  })
})

describe('the figures of pages', () => {
  it('have their unit once: not as a sign and as a word', () => {
    const facts = [...demo.pages, ...(demo.editorial?.stories ?? [])].flatMap(({ blocks }) =>
      (blocks ?? []).flatMap((block) => (block.kind === 'facts' ? block.facts : [])),
    )
    const withUnit = facts.filter(({ unit }) => unit !== undefined)
    expect(withUnit.length).toBeGreaterThan(20)
    const words =
      /^(per cent|prozent|pour cent|hours|stunden|heures|minut|seconds|sekunden|newton|(milli|kilo|micro|square )?met|mikro|milli|kilo|tonn)/i
    const twice = withUnit.flatMap(({ label }) => (typeof label === 'string' ? [label] : Object.values(label)))
    expect(twice.filter((label) => words.test(label))).toEqual([])
  })
})

function bySlug(name: string, slug: string, more: Partial<SeedSite> = {}) {
  return { name, slug, domains: [`www.kudex.test/${slug}`, `localhost/${slug}`], ...more }
}

function homesOf(site: SeedSite) {
  return demo.pages.filter((page) => page.site === site.id && page.slug === 'home' && !page.parent)
}

function languagesOf(text: Text): readonly string[] {
  return typeof text === 'string' ? ['en', 'de'] : Object.keys(text)
}
