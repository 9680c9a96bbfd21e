import { createRequire } from 'node:module'

interface Fixture {
  readonly payload: string
}

/**
 * The payloads of DOMPurify's own test. Version 0.8.2 is the last one whose package has them, and the only reason why it
 * is installed: what it says it can clean, an old sanitizer cannot, so nothing but this list may be read of it.
 */
export const purifyPayloads: readonly string[] = (
  createRequire(import.meta.url)('dompurify-fixtures/test/fixtures/expect.js') as readonly Fixture[]
).map(({ payload }) => payload)
