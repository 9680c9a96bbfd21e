import type { SystemData } from '@kudex/domain/paths'
import { describe, expect, it } from 'vitest'
import { startTestHost } from './testing/startTestHost.ts'
import { testSystem } from './testing/testSystem.ts'

const [main, strivona] = testSystem.sites
if (!main || !strivona) throw new Error('The system of the tests has two sites')

describe('a site that cannot answer', () => {
  it.each<[string, SystemData]>([
    ['has no domain', { ...testSystem, sites: [{ ...main, domains: [] }] }],
    ['is not there', { ...testSystem, sites: [{ ...strivona, domains: [{ host: 'strivona.test', slug: null }] }] }],
    ['offers no locale', { ...testSystem, sites: [{ ...main, removedLanguages: ['en', 'de', 'fr'] }] }],
  ])(
    'because it %s answers the error page with 500 and says nothing of why (SITE-06, ERR-05)',
    async (_why, system) => {
      const host = await startTestHost({ system })
      try {
        for (const path of ['/en', '/', '/en/about/_payload.json']) {
          const response = await host.fetch(path)
          expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 500, 'no-store'])
          expect(await response.text()).not.toMatch(/Matched site|no domain|\n\s+at /)
        }
        // Requests for other resources still work.
        expect((await host.fetch('/healthz')).status).toBe(200)
      } finally {
        await host.stop()
      }
    },
  )
})
