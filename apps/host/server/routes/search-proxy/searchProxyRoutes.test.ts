import { ServiceError } from '@kudex/api/transport'
import { expect, it, vi } from 'vitest'
import { requestRoutes } from '../../testing/mountRoutes.ts'
import { testSystem } from '../../testing/testSystem.ts'
import { createSearchProxyRoutes } from './searchProxyRoutes.ts'

it('results are not cached (SEARCH-06)', async () => {
  const routes = createSearchProxyRoutes({
    system: { current: testSystem },
    search: { suggest: async () => [], search: vi.fn() },
    onError: vi.fn(),
  })
  const response = await requestRoutes(routes, '/suggest', post)
  expect([response?.status, response?.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

it('a search that fails is reported, one that the browser aborts is not (SEARCH-06)', async () => {
  const onError = vi.fn()
  const suggest = vi.fn((_input: unknown, signal?: AbortSignal) =>
    signal?.aborted
      ? Promise.reject(signal.reason as Error)
      : Promise.reject(new ServiceError('down', { kind: 'network', status: null })),
  )
  const routes = createSearchProxyRoutes({
    system: { current: testSystem },
    search: { suggest, search: vi.fn() },
    onError,
  })
  const ask = (signal?: AbortSignal) => requestRoutes(routes, '/suggest', { ...post, ...(signal && { signal }) })
  await ask(AbortSignal.abort())
  expect([suggest.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0])
  expect((await ask())?.status).toBe(503)
  expect(onError).toHaveBeenCalledOnce()
})

it('a search names the language that the pages of the country fall back to (SEARCH-09, GQL-04)', async () => {
  const suggest = vi.fn(async () => [])
  const options = { system: { current: testSystem }, search: { suggest, search: vi.fn() }, onError: vi.fn() }
  const body = JSON.stringify({ query: 'crimp', localeCode: 'fr-CH' })
  await requestRoutes(createSearchProxyRoutes(options), '/suggest', { ...post, body })
  expect(suggest.mock.lastCall).toMatchObject([{ localeCode: 'fr-CH', fallbackLanguage: 'de' }, {}])
})

const post = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: 'crimp', localeCode: 'en' }),
}
