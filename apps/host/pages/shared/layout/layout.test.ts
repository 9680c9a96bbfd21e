import { buildLink } from '@kudex/domain/links'
import type { NavigationItem } from '@kudex/domain/navigation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listSiteFeatures } from '../../../features/featureRegistry.ts'
import { runAction } from './AppLink.tsx'
import { createLoadingStore, loadingDelay } from '../navigation/pageLoading.ts'
import { prefixPath } from '../links/prefixPath.ts'
import { resolveLogicalPath } from '../navigation/resolveLogicalPath.ts'
import { toHeaderNavigation } from './toHeaderNavigation.ts'

describe('the path that pages are routed by in the browser', () => {
  it.each([
    ['/', null, '/'],
    ['/en', null, '/'],
    ['/de-ch/products/a', null, '/products/a'],
    ['/products', null, '/products'],
    ['/en/fair', 'fair', '/'],
    ['/en/fair/program', 'fair', '/program'],
    ['/en/other/program', 'fair', '/other/program'],
    ['/callback', null, '/callback'],
  ])('of %s on the site with slug %s is %s (ROUTE-01, ROUTE-05)', (pathname, siteSlug, expected) => {
    expect(resolveLogicalPath(pathname, siteSlug)).toBe(expected)
  })
})

describe('the URL of a path in our own code', () => {
  it.each(['/', '/products', '/mykomax/account?x=1#y'])(
    'is what the link rule says for %s (ROUTE-11, ROUTE-14)',
    (path) => {
      for (const siteSlug of [null, 'fair']) {
        const expected = buildLink(path, { locale: { urlCode: 'de-ch' }, siteSlug })
        expect(prefixPath(path, 'de-ch', siteSlug)).toBe(expected)
      }
    },
  )
})

describe('the page loading flag', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is off only after the last of several starts has finished, and notifies only of changes (PAGE-23)', () => {
    const store = createLoadingStore()
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    store.start()
    store.start()
    expect([store.isLoading(), store.isShown()]).toEqual([true, false])
    vi.advanceTimersByTime(loadingDelay)
    expect(store.isShown()).toBe(true)
    store.finish()
    expect([store.isLoading(), store.isShown()]).toEqual([true, true])
    store.finish()
    store.finish()
    expect([store.isLoading(), store.isShown()]).toEqual([false, false])
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    store.start()
    vi.advanceTimersByTime(loadingDelay)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is not shown for a page that is there at once', () => {
    const store = createLoadingStore()
    const listener = vi.fn()
    store.subscribe(listener)
    store.start()
    vi.advanceTimersByTime(loadingDelay - 1)
    store.finish()
    vi.advanceTimersByTime(loadingDelay)
    expect(store.isShown()).toBe(false)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('an action link', () => {
  it('that no feature has logs a warning and does nothing else (ROUTE-26)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    runAction('fly-to-the-moon', listSiteFeatures(['portal']))
    expect(warn).toHaveBeenCalledWith('Unknown action: fly-to-the-moon')
    warn.mockRestore()
  })
})

describe('the entries of the header', () => {
  it('open a flyout with plain items first, headed groups after, then sections and marketing (NAV-09)', () => {
    const [entry] = toHeaderNavigation(
      [
        createItem('products', {
          items: [createItem('cutting', { items: [createItem('fast', {})] }), createItem('all', {})],
          sections: [{ title: 'Help', items: [createItem('support', { target: '_blank' })] }],
          marketingTitle: 'New',
        }),
      ],
      'en',
    )
    expect(entry?.flyout?.overview?.href).toBe('/en/products')
    expect(entry?.flyout?.sections.map(({ title, links }) => [title, links.map((link) => link.text)])).toEqual([
      [undefined, ['all']],
      ['cutting', ['cutting', 'fast']],
      ['Help', ['support']],
    ])
    expect(entry?.flyout?.marketing?.title).toBe('New')
  })

  it('have a language if it differs from the page’s (WCAG 3.1.2)', () => {
    const items = ['en', 'zh', null].map((titleLanguage) => createItem(`in-${titleLanguage}`, { titleLanguage }))
    expect(toHeaderNavigation(items, 'zh').map(({ lang }) => lang)).toEqual(['en', undefined, undefined])
  })

  it('keep the target of an item (NAV-08)', () => {
    const [same, other] = toHeaderNavigation([createItem('a', {}), createItem('b', { target: '_blank' })], 'en')
    expect([same?.openInNewTab, other?.openInNewTab]).toEqual([false, true])
  })
})

function createItem(id: string, changes: Partial<NavigationItem>): NavigationItem {
  return {
    id,
    title: id,
    titleLanguage: null,
    breadcrumbOverride: null,
    items: [],
    unlistedItems: [],
    countries: [],
    url: `/en/${id}`,
    unlocalizedUrl: `/${id}`,
    hidden: false,
    hiddenSubItems: false,
    parentId: null,
    pageId: null,
    pageType: null,
    path: [id],
    slug: id,
    target: null,
    marketingTitle: null,
    marketingDescription: null,
    logo: null,
    sections: [],
    ...changes,
  }
}
