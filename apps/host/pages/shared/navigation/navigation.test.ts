import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log, setLogLevel } from '../builds/browserLog.ts'
import { shouldSkipHydration, recoverFromRenderError } from './recoverFromRenderError.ts'
import { buildPollInterval, watchBuilds } from '../builds/watchBuilds.ts'
import { finishNavigation, headDelay, type FinishedNavigation } from './finishNavigation.ts'
import { loadDocument, reloadRestoredPage } from './loadDocument.ts'
import { navigate, NavigationRefusedError } from './navigate.ts'
import { onNavigationFinished, reportPageView } from './navigationEvents.ts'
import { scrollRestorationDelay } from './restoreScroll.ts'
import { setServerRoutes } from './serverRoutes.ts'
import { stubBrowser } from '../testing/testBrowser.ts'

const router = vi.hoisted(() => ({ navigate: vi.fn(() => Promise.resolve()) }))
vi.mock('vike/client/router', () => router)

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  setServerRoutes(() => false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  router.navigate.mockClear()
})

describe('a finished navigation', () => {
  it('writes the head once, 10 ms after the last of several (PAGE-33)', () => {
    const { document, appended } = stubBrowser()
    finishNavigation(createNavigation({ title: 'First' }))
    vi.advanceTimersByTime(headDelay - 1)
    finishNavigation(
      createNavigation({
        title: 'Last',
        headTags: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
      }),
    )
    vi.advanceTimersByTime(headDelay - 1)
    expect([document.title, appended.length]).toEqual(['', 0])
    vi.advanceTimersByTime(1)
    expect([document.title, document.documentElement.lang]).toEqual(['Last', 'de-CH'])
    expect(appended.map(({ tag, attributes }) => [tag, attributes])).toEqual([
      ['meta', { name: 'robots', content: 'noindex' }],
    ])
  })

  it('restores the scroll position after 100 ms when going back (PAGE-34)', () => {
    const { history, scrollTo } = stubBrowser()
    history.state = { vike: { scrollPosition: { x: 0, y: 700 } } }
    finishNavigation(createNavigation({ isHistoryNavigation: true }))
    vi.advanceTimersByTime(scrollRestorationDelay - 1)
    expect(scrollTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700)
  })

  it('restores the position of the entry, not one that Vike stored of the former page (PAGE-34)', () => {
    const { history, scrollTo } = stubBrowser()
    history.state = { vike: { scrollPosition: { x: 0, y: 0 } } }
    finishNavigation(createNavigation({ isHistoryNavigation: true }))
    // As Vike does after a page is rendered.
    history.state = { vike: { scrollPosition: { x: 0, y: 700 } } }
    vi.advanceTimersByTime(scrollRestorationDelay)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700)
  })

  it('does not restore the position after the visitor scrolls or navigates (PAGE-34)', () => {
    const { history, scrollTo, page } = stubBrowser()
    history.state = { vike: { scrollPosition: { x: 0, y: 700 } } }
    finishNavigation(createNavigation({ isHistoryNavigation: true }))
    page.dispatchEvent(new Event('wheel'))
    vi.advanceTimersByTime(scrollRestorationDelay)
    finishNavigation(createNavigation({ isHistoryNavigation: true }))
    finishNavigation(createNavigation({}))
    vi.advanceTimersByTime(scrollRestorationDelay)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('the browser log', () => {
  it('writes enabled levels only, and cuts request variables to 50 characters (CONST-01, CONST-02)', () => {
    const written = (['error', 'warn', 'info', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    )
    const count = () => written.map((spy) => spy.mock.calls.length)
    for (const level of ['none', 'warn', 'debug'] as const) {
      setLogLevel(level)
      for (const message of ['error', 'warn', 'info', 'debug'] as const) log(message, 'Asked', { slug: 'x'.repeat(99) })
      if (level === 'none') expect(count()).toEqual([0, 0, 0, 0])
      if (level === 'warn') expect(count()).toEqual([1, 1, 0, 0])
    }
    expect(count()).toEqual([2, 2, 1, 1])
    expect(written[0]?.mock.calls[0]?.[0]).toHaveLength('Asked '.length + 50)
    setLogLevel('info')
  })
})

describe('a listener of navigations', () => {
  it('is called for each, the first view included, until it unsubscribes (PAGE-27)', () => {
    const { page } = stubBrowser()
    const stop = onNavigationFinished((shown) => reportPageView(shown, ['portal']))
    finishNavigation(createNavigation({ title: 'First', isFirst: true }))
    finishNavigation(createNavigation({ title: 'Second' }))
    stop()
    finishNavigation(createNavigation({ title: 'Third' }))
    expect((page as { dataLayer?: unknown }).dataLayer).toEqual(
      ['First', 'Second'].map((title) => ({
        event: 'kudex.page-view',
        path: '/en/products',
        locale: 'de-CH',
        site: 'kudex',
        title,
      })),
    )
  })
})

describe('navigating from code', () => {
  it('rejects other origins unless allowed (PAGE-31, ROUTE-24)', async () => {
    const { location } = stubBrowser()
    for (const url of ['https://x.example/', '//x.example/', 'http://www.kudex.test/en'])
      await expect(navigate(url)).rejects.toThrow(NavigationRefusedError)
    expect(location.assign).not.toHaveBeenCalled()
    void navigate('https://x.example/a', { isExternalAllowed: true })
    expect(String(location.assign.mock.calls[0]?.[0])).toBe('https://x.example/a')
    expect(router.navigate).not.toHaveBeenCalled()
  })

  it('routes own paths, and loads a document for a trailing slash, which the server redirects (ROUTE-15)', async () => {
    const { location } = stubBrowser()
    await navigate('/en/services?a=1#b')
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/en/services?a=1#b')
    void navigate('/en/services/')
    expect(String(location.assign.mock.calls[0]?.[0])).toBe('https://www.kudex.test/en/services/')
  })
})

describe('navigating to other filters of a list', () => {
  it('keeps the scroll position, and makes the router save it for going back (PAGE-34)', async () => {
    const { page } = stubBrowser()
    const handleScroll = vi.fn()
    page.addEventListener('scroll', handleScroll)
    await navigate('/en/stories?videos=1', { keepScrollPosition: true })
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/en/stories?videos=1', { keepScrollPosition: true })
    expect(handleScroll).toHaveBeenCalledOnce()
  })
})

describe('loading a document', () => {
  it.each([
    ['https://www.kudex.test/en/a', undefined, 'replace'],
    ['https://www.kudex.test/en/a#b', undefined, 'reload'],
    ['https://www.kudex.test/en/a', '/en/c', 'assign'],
  ] as const)('from %s to %s calls %s', (href, url, expected) => {
    const { location } = stubBrowser(href)
    void loadDocument(url)
    const called = (['replace', 'reload', 'assign'] as const).filter((name) => location[name].mock.calls.length > 0)
    expect(called).toEqual([expected])
  })

  it('lets other links and going back load documents too: the router waits for the first', () => {
    const { location, page } = stubBrowser()
    void loadDocument('/en/slow')
    void navigate('/en/services')
    expect(location.assign.mock.calls.map(([url]) => String(url))).toEqual([
      'https://www.kudex.test/en/slow',
      'https://www.kudex.test/en/services',
    ])
    expect(router.navigate).not.toHaveBeenCalled()
    page.dispatchEvent(new Event('popstate'))
    expect(location.reload).toHaveBeenCalled()
  })

  it('reloads a page that the back/forward cache restores during a route change', () => {
    const { page, location } = stubBrowser()
    let isRouteChanging = true
    reloadRestoredPage(() => isRouteChanging, page as unknown as Window)
    const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    show(false)
    expect(location.reload).not.toHaveBeenCalled()
    show(true)
    isRouteChanging = false
    show(true)
    expect(location.reload).toHaveBeenCalledOnce()
  })
})

describe('a page with a failing script', () => {
  it('reloads once, then skips hydration, then hydrates again (ERR-05)', () => {
    const { location } = stubBrowser()
    vi.stubGlobal('reportError', vi.fn())
    recoverFromRenderError(new Error('first'))
    expect([location.replace.mock.calls.length, shouldSkipHydration()]).toEqual([1, false])
    recoverFromRenderError(new Error('second'))
    expect([location.replace.mock.calls.length, shouldSkipHydration(), shouldSkipHydration()]).toEqual([2, true, false])
  })
})

describe('the watch for newer builds', () => {
  it('checks at once and every five minutes while the page is visible, until there is one (API-04, API-05)', async () => {
    const { document, location } = stubBrowser()
    let latest = 'a'
    const asked = stubBuilds(() => Response.json({ id: latest, routeRules: [] }))
    const stop = watchBuilds('a', null)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toEqual(['/builds/latest.json?1000000'])
    document.hidden = true
    await vi.advanceTimersByTimeAsync(buildPollInterval)
    expect(asked()).toHaveLength(1)
    document.hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toHaveLength(2)
    await navigate('/en/services')
    expect(router.navigate).toHaveBeenCalledOnce()

    latest = 'b'
    await vi.advanceTimersByTimeAsync(2 * buildPollInterval)
    expect(asked()).toHaveLength(3)
    void navigate('/en/services')
    expect(location.assign).toHaveBeenCalledOnce()
    expect(router.navigate).toHaveBeenCalledOnce()
    stop()
  })

  it('loads documents for paths of route rules (ROUTE-23)', async () => {
    const { location } = stubBrowser()
    const rule = { pattern: '/shop/*', redirect: 'https://shop.example/', external: true }
    stubBuilds(() => Response.json({ id: 'a', routeRules: [rule] }))
    const stop = watchBuilds('a', 'fair')
    await vi.advanceTimersByTimeAsync(0)
    await navigate('/en/fair/shopping')
    expect(router.navigate).toHaveBeenCalledOnce()
    void navigate('/en/fair/shop/tools')
    void navigate('/en/fair/shop')
    expect(location.assign).toHaveBeenCalledTimes(2)
    stop()
  })

  it('logs a failure and changes nothing (API-08)', async () => {
    stubBrowser()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    stubBuilds(() => new Response('no', { status: 500 }))
    const stop = watchBuilds('a', null)
    await vi.advanceTimersByTimeAsync(0)
    expect(warn).toHaveBeenCalledTimes(2)
    await navigate('/en/services')
    expect(router.navigate).toHaveBeenCalledOnce()
    stop()
  })
})

function createNavigation(changes: Partial<FinishedNavigation>): FinishedNavigation {
  return {
    title: 'Title',
    lang: 'de-CH',
    site: 'kudex',
    headTags: [],
    isFirst: false,
    isSamePath: false,
    isHistoryNavigation: false,
    ...changes,
  }
}

/** Serves the build files; returns a function that lists the requests for the latest build. */
function stubBuilds(answer: () => Response) {
  const fetch = vi.fn((_path: string) => Promise.resolve(answer()))
  vi.stubGlobal('fetch', fetch)
  return () => fetch.mock.calls.map(([path]) => path).filter((path) => path.includes('latest'))
}
