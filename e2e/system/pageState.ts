import { expect, type Page } from '@playwright/test'
import { origin } from './addresses.ts'

/** What a visitor, a screen reader and a crawler get at an address. */
export interface PageState {
  readonly url: string
  readonly title: string
  readonly lang: string | null
  readonly brand: string | null
  /** The tags of the head that describe the page, sorted. */
  readonly head: readonly string[]
  readonly headings: readonly string[]
  readonly breadcrumbs: string
  readonly hasHeader: boolean
  readonly text: string
}

/** Reads the page in the browser. */
export async function readPageState(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const describing =
      'meta[name]:not([name="viewport"]),meta[property],link[rel="canonical"],link[rel="alternate"],script[type="application/ld+json"]'
    const { documentElement, head } = document
    return {
      // The sign-in address contains a new state each time.
      url: location.href.replace(/\/interaction\/.*/, '/interaction'),
      title: document.title,
      lang: documentElement.getAttribute('lang'),
      brand: documentElement.getAttribute('data-brand'),
      head: [...head.querySelectorAll(describing)].map((element) => element.outerHTML).toSorted(),
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      breadcrumbs: document.querySelector('nav ol')?.textContent ?? '',
      hasHeader: document.querySelector('header') !== null,
      text: document.querySelector('main')?.innerText ?? '',
    }
  })
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Waits until the router has finished rendering the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { _vike } = window as unknown as { readonly _vike?: { readonly fullyRenderedUrl?: string } }
    return _vike?.fullyRenderedUrl !== undefined
  })
}

/**
 * Waits until the page is hydrated, if its scripts start when the browser is idle. The page may navigate meanwhile, as
 * the portal does to the sign-in.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { _vike } = window as unknown as { readonly _vike?: { readonly fullyRenderedUrl?: string } }
    return document.getElementById('kudex-scripts') === null || _vike?.fullyRenderedUrl !== undefined
  })
}

/** Adds a link to the page, outside of what React renders, and clicks it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** Expects a click to show the same as a load of the address (ROUTE-54). */
export async function expectSameAsLoad(page: Page, path: string, start = '/en/solutions'): Promise<PageState> {
  const load = async () => {
    const fresh = await page.context().newPage()
    await fresh.goto(path)
    await fresh.waitForLoadState('networkidle')
    const screen = await readPageState(fresh)
    await fresh.close()
    return screen
  }
  const click = async () => {
    await open(page, start)
    await follow(page, path)
  }
  const [expected] = await Promise.all([load(), click()])
  await expect
    // The document may be replaced while it is read.
    .poll(() => readPageState(page).catch(() => null), { message: `${path} by a click`, timeout: 15_000 })
    .toEqual(expected)
  return expected
}

/** Counts the documents that the page loads from here on. */
export function countDocuments(page: Page): { readonly list: string[] } {
  const list: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      list.push(request.url().replace(origin, ''))
  })
  return { list }
}
