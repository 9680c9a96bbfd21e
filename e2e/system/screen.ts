import { expect, type Page } from '@playwright/test'
import { origin } from './addresses.ts'

/** What a visitor, a screen reader and a crawler meet at an address. */
export interface Screen {
  readonly url: string
  readonly title: string
  readonly lang: string | null
  readonly brand: string | null
  /** Everything in the head that describes the page, in one order. */
  readonly head: readonly string[]
  readonly headings: readonly string[]
  readonly breadcrumbs: string
  readonly hasHeader: boolean
  readonly text: string
}

/** Reads the page that stands in the browser. */
export async function readScreen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const describing =
      'meta[name]:not([name="viewport"]),meta[property],link[rel="canonical"],link[rel="alternate"],script[type="application/ld+json"]'
    const { documentElement, head } = document
    return {
      // A sign-in has an address of its own each time.
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

/** Opens a page and waits until it has come to life. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForLife(page)
}

/** Waits until the router has finished a page: what it calls the fully rendered address. */
export async function waitForLife(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { _vike } = window as unknown as { readonly _vike?: { readonly fullyRenderedUrl?: string } }
    return _vike?.fullyRenderedUrl !== undefined
  })
}

/** Clicks a link to any address, as one in a text would be; it stands outside of what the page itself renders. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** Expects that a click shows what a fresh load of the address shows (ROUTE-54). */
export async function expectSameAsLoad(page: Page, path: string, start = '/en/solutions'): Promise<Screen> {
  const load = async () => {
    const fresh = await page.context().newPage()
    await fresh.goto(path)
    await fresh.waitForLoadState('networkidle')
    const screen = await readScreen(fresh)
    await fresh.close()
    return screen
  }
  const click = async () => {
    await open(page, start)
    await follow(page, path)
  }
  const [expected] = await Promise.all([load(), click()])
  await expect
    // A document may be exchanged while it is read.
    .poll(() => readScreen(page).catch(() => null), { message: `${path} by a click`, timeout: 15_000 })
    .toEqual(expected)
  return expected
}

/** Counts the documents that a page loads from now on. */
export function countDocuments(page: Page): { readonly list: string[] } {
  const list: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      list.push(request.url().replace(origin, ''))
  })
  return { list }
}
