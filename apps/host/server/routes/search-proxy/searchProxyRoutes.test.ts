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

it.each([
  ['kudex-next-release=true', ['/en/about']],
  ['', ['/en/about', '/en/careers']],
])(
  'suggestions and results have no careers page in next-release mode: “%s” (NAV-06, PAGE-26)',
  async (cookie, urls) => {
    const toRecord = (path: string) => ({ id: path, type: 'page' as const, title: path, path })
    const records = ['/about', '/careers'].map(toRecord)
    const found = { records: records.map((record) => ({ ...record, description: '', language: 'en', image: null })) }
    const routes = createSearchProxyRoutes({
      system: { current: testSystem },
      search: {
        suggest: async () => records,
        search: async () => ({ ...found, total: 2, counts: { page: 2 }, isTotalExact: true, page: 1, pageSize: 10 }),
      },
      onError: vi.fn(),
    })
    for (const [path, name] of [
      ['/suggest', 'suggestions'],
      ['/search', 'records'],
    ] as const) {
      const response = await requestRoutes(routes, path, { ...post, headers: { ...post.headers, cookie } })
      const answer = (await response?.json()) as Record<string, readonly { readonly url: string }[]>
      expect(answer[name]?.map(({ url }) => url)).toEqual(urls)
    }
  },
)

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
