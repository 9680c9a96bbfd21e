import { test as base, expect, type Page } from '@playwright/test'
import { waitForScripts } from './pageState.ts'

/** Problems that the browser reported during a test. */
export interface Problems {
  readonly list: string[]
  /** Ignores problems that the test causes on purpose. */
  readonly ignore: (pattern: RegExp) => void
}

/**
 * Playwright's test, which also fails on console errors, failed requests and responses of 500 or more. Loads of pages
 * wait until their scripts, which start when the browser is idle, have hydrated them.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context, javaScriptEnabled }, use, testInfo) => {
      const list: string[] = []
      const ignored: RegExp[] = []
      const watch = (page: Page): void => {
        page.on('console', (message) => message.type() === 'error' && list.push(`console: ${message.text()}`))
        page.on('pageerror', (error) => list.push(`error: ${error.message}`))
        page.on('requestfailed', (request) => {
          const reason = request.failure()?.errorText ?? ''
          // A navigation aborts pending requests; a browser without script reports preloaded scripts as `csp`.
          if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') list.push(`request: ${request.url()} ${reason}`)
        })
        page.on(
          'response',
          (response) => response.status() >= 500 && list.push(`answer: ${response.status()} ${response.url()}`),
        )
      }
      context.on('page', watch)
      if (javaScriptEnabled) context.on('page', waitInLoads)
      await use({ list, ignore: (pattern) => ignored.push(pattern) })
      if (testInfo.status !== testInfo.expectedStatus)
        for (const page of context.pages()) await testInfo.attach('page', { body: await describePage(page) })
      expect(list.filter((problem) => !ignored.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

/** The address and the first words of the main content: what the report of a failed test shows. */
async function describePage(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.querySelector('main')?.innerText ?? '').catch(String)
  return `${page.url()} ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`
}

function waitInLoads(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await waitForScripts(page)
    return response
  }
}

export { expect }
