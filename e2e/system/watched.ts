import { test as base, expect, type Page } from '@playwright/test'

/** What a page must not do while a person walks through it. */
export interface Complaints {
  readonly list: string[]
  /** Ends the watch for what is about to happen on purpose. */
  readonly ignore: (pattern: RegExp) => void
}

/** The browser test of the house: a journey fails on console errors, failed requests and answers of 500 or more. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use) => {
      const list: string[] = []
      const ignored: RegExp[] = []
      const watch = (page: Page): void => {
        page.on('console', (message) => message.type() === 'error' && list.push(`console: ${message.text()}`))
        page.on('pageerror', (error) => list.push(`error: ${error.message}`))
        page.on('requestfailed', (request) => {
          const reason = request.failure()?.errorText ?? ''
          // A navigation ends what was still loading; a browser without script reports preloaded scripts as `csp`.
          if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') list.push(`request: ${request.url()} ${reason}`)
        })
        page.on(
          'response',
          (response) => response.status() >= 500 && list.push(`answer: ${response.status()} ${response.url()}`),
        )
      }
      context.on('page', watch)
      await use({ list, ignore: (pattern) => ignored.push(pattern) })
      expect(list.filter((complaint) => !ignored.some((pattern) => pattern.test(complaint)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
