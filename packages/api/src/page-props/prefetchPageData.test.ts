import { afterEach, expect, it, vi } from 'vitest'
import { prefetchPageData } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['succeeds', () => Promise.resolve(Response.json({}))],
  ['fails', () => Promise.reject(new TypeError('offline'))],
])('requests the data of a page, also if the request %s', async (_, answer) => {
  const fetch = vi.fn((_url: string) => answer())
  vi.stubGlobal('fetch', fetch)
  prefetchPageData('/en/solutions/index.pageContext.json')
  await Promise.resolve()
  expect(fetch.mock.calls).toEqual([['/en/solutions/index.pageContext.json']])
})
