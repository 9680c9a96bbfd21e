import { test as base, expect, type Page } from '@playwright/test'

/** Problems that the browser reported during a test. */
export interface Problems {
  readonly list: string[]
  /** Ignores problems that the test causes on purpose. */
  readonly ignore: (pattern: RegExp) => void
}

/** Playwright's test, which also fails on console errors, failed requests and responses of 500 or more. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
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
      await use({ list, ignore: (pattern) => ignored.push(pattern) })
      expect(list.filter((problem) => !ignored.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
