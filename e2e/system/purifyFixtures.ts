import { createRequire } from 'node:module'

interface Fixture {
  readonly payload: string
}

/**
 * The payloads of DOMPurify's own tests. Version 0.8.2 is the last package that contains them, and it is installed for
 * them only: never sanitize with this old version.
 */
export const purifyPayloads: readonly string[] = (
  createRequire(import.meta.url)('dompurify-fixtures/test/fixtures/expect.js') as readonly Fixture[]
).map(({ payload }) => payload)
