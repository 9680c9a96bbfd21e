import { describe, expect, it } from 'vitest'
import { createSystem } from '../testing/contractSystem.ts'
import {
  isCareersPage,
  isCareersPath,
  isShownIn,
  NavigationError,
  requireNavigationItem,
  resolveBreadcrumbs,
  resolveHomeEntry,
  resolveNavigation,
  resolveTrail,
  type NavigationContext,
  type NavigationItem,
  type NavigationRecord,
} from './index.ts'

function createRecord(slug: string, record: Partial<NavigationRecord> = {}): NavigationRecord {
  return {
    id: slug,
    title: slug.toUpperCase(),
    titleLanguage: null,
    breadcrumbOverride: null,
    items: [],
    countries: [],
    unlocalizedUrl: `/${slug}`,
    slug,
    pageId: null,
    pageType: null,
    target: null,
    hidden: false,
    hiddenSubItems: false,
    marketingTitle: null,
    marketingDescription: null,
    logo: null,
    sections: [],
    ...record,
  }
}

const context: NavigationContext = {
  locale: { urlCode: 'de-ch' },
  siteSlug: null,
  country: 'CH',
  isEditor: false,
  isNextRelease: false,
  isMainSite: true,
  system: createSystem(),
}

const slugs = (items: readonly NavigationItem[]) => items.map(({ slug }) => slug)

const records = [
  createRecord('products', {
    items: [
      createRecord('cutting', { unlocalizedUrl: '/products/cutting', breadcrumbOverride: 'Cut' }),
      createRecord('secret', { hidden: true }),
    ],
    sections: [
      { title: 'By job', items: [createRecord('jobs', { countries: ['US'] })] },
      { title: 'By wire', items: [createRecord('coax', { unlocalizedUrl: '/products/coax' })] },
    ],
  }),
  createRecord('about', { hiddenSubItems: true, items: [createRecord('team', { unlocalizedUrl: '/about/team' })] }),
  createRecord('jobs', { pageType: 'Careers' }),
  createRecord('shop', { unlocalizedUrl: 'https://shop.test', countries: ['CH'] }),
]

describe('a navigation item', () => {
  it('shows when its countries are none, "all", or include the current one (NAV-02)', () => {
    expect(isShownIn({ countries: [] }, 'CH')).toBe(true)
    expect(isShownIn({ countries: ['all'] }, 'CH')).toBe(true)
    expect(isShownIn({ countries: ['DE', 'CH'] }, 'CH')).toBe(true)
    expect(isShownIn({ countries: ['DE'] }, 'CH')).toBe(false)
    expect(slugs(resolveNavigation(records, { ...context, country: 'US' }))).not.toContain('shop')
  })

  it('that is hidden shows in the editor only (NAV-03)', () => {
    expect(slugs(resolveNavigation(records, context)[0]?.items ?? [])).toEqual(['cutting'])
    expect(slugs(resolveNavigation(records, { ...context, isEditor: true })[0]?.items ?? [])).toEqual([
      'cutting',
      'secret',
    ])
  })

  it('with hidden sub-items lists none of them in menus, yet they have their trail (NAV-04)', () => {
    const items = resolveNavigation(records, context)
    expect(items[1]?.items).toEqual([])
    expect(slugs(resolveTrail(items, '/about/team'))).toEqual(['about', 'team'])
  })

  it('has a localised address, an unlocalised one, its parent and its slug chain (NAV-10)', () => {
    const [products] = resolveNavigation(records, { ...context, siteSlug: 'strivona' })
    expect(products?.items[0]).toMatchObject({
      url: '/de-ch/strivona/products/cutting',
      unlocalizedUrl: '/products/cutting',
      parentId: 'products',
      path: ['products', 'cutting'],
    })
    expect(products?.parentId).toBeNull()
    const shop = resolveNavigation(records, context).at(-1)
    expect(shop?.url).toBe('https://shop.test')
  })

  it('keeps sections that have something to show (NAV-09)', () => {
    expect(resolveNavigation(records, context)[0]?.sections.map(({ title }) => title)).toEqual(['By wire'])
  })
})

describe('next-release mode on the main site', () => {
  it('drops the last top item and hides careers (NAV-05, NAV-06)', () => {
    expect(slugs(resolveNavigation(records, { ...context, isNextRelease: true }))).toEqual(['products', 'about'])
    expect(isCareersPage({ pageType: null, slug: 'careers' })).toBe(true)
    expect(isCareersPage({ pageType: 'Content', slug: 'about' })).toBe(false)
  })

  it('changes nothing on other sites (NAV-05)', () => {
    const other = { ...context, isNextRelease: true, isMainSite: false }
    expect(slugs(resolveNavigation(records, other))).toEqual(['products', 'about', 'jobs', 'shop'])
  })
})

describe('breadcrumbs', () => {
  it('take the override for the title, and do not link the last step (NAV-07, NAV-19)', () => {
    const items = resolveNavigation(records, context)
    expect(resolveBreadcrumbs(resolveTrail(items, '/products/cutting'))).toEqual([
      { title: 'PRODUCTS', url: '/de-ch/products' },
      { title: 'Cut', url: null },
    ])
    expect(items[0]?.items[0]?.title).toBe('CUTTING')
    expect(resolveTrail(items, '/nowhere')).toEqual([])
  })

  it('find items of a flyout section too (NAV-10)', () => {
    expect(slugs(resolveTrail(resolveNavigation(records, context), '/products/coax'))).toEqual(['products', 'coax'])
  })
})

describe('an invalid navigation', () => {
  it('throws an error with the missing slug (NAV-22)', () => {
    const items = resolveNavigation(records, context)
    expect(requireNavigationItem(items, 'team').title).toBe('TEAM')
    expect(() => requireNavigationItem(items, 'nope')).toThrow(new NavigationError('no navigation item with slug nope'))
  })

  it('has no home page for the country, except in the editor (NAV-21, SITE-18)', () => {
    const swiss = { countries: ['CH'] }
    const universal = { countries: [] }
    const home = { country: 'CH', siteName: 'Kudex', isEditor: false }
    expect(resolveHomeEntry([universal, swiss], home)).toBe(swiss)
    expect(resolveHomeEntry([universal, swiss], { ...home, country: 'US' })).toBe(universal)
    expect(() => resolveHomeEntry([swiss], { ...home, country: 'US' })).toThrow(
      'Invalid navigation config: site Kudex has no home page for country US',
    )
    expect(resolveHomeEntry([swiss], { ...home, country: 'US', isEditor: true })).toBe(swiss)
    expect(resolveHomeEntry([], { ...home, isEditor: true })).toBeNull()
  })
})

describe('an item that leads to another site', () => {
  it.each([
    ['de-ch', 'hard:/de-ch/products'],
    ['fr', 'hard:/products'],
  ])('has the locale %s only if that site offers it: %s (ROUTE-13, LOCALE-18)', (urlCode, url) => {
    const record = createRecord('group', { unlocalizedUrl: 'hard:/{locale}/products' })
    expect(resolveNavigation([record], { ...context, locale: { urlCode } })[0]?.url).toBe(url)
  })
})

it.each([
  ['/careers', true],
  ['careers/?a=1#b', true],
  ['/about/careers', true],
  ['/careers-day', false],
  ['/about?from=/careers', false],
  ['https://jobs.example/careers', false],
  ['hard:/{locale}/strivona/careers', false],
])('%s is the path of a careers page: %s (NAV-06)', (path, expected) => expect(isCareersPath(path)).toBe(expected))
