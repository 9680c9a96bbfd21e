import { afterEach, expect, it, vi } from 'vitest'
import { fetchPageProps } from './index.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('returns the props of a page by its path and query (API-06)', async () => {
  const fetch = vi.fn((_path: string) => Promise.resolve(Response.json({ data: { props: { a: 1 } } })))
  vi.stubGlobal('fetch', fetch)
  expect(await fetchPageProps('/en/comparison', '?product=a', new AbortController().signal)).toEqual({ a: 1 })
  expect(fetch.mock.calls[0]?.[0]).toBe('/en/comparison/_payload.json?product=a')
})

it('ends a request that gets no response', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('Timeout', 'TimeoutError')))
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return Response.json({ data: { props: {} } })
  })
  await expect(fetchPageProps('/en/comparison', '', new AbortController().signal)).rejects.toThrow('Timeout')
})

it.each([
  ['an error', new Response('{}', { status: 503 })],
  ['HTML', new Response('<!doctype html>')],
  ['no data', Response.json({})],
])('throws on %s', async (_, response) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  await expect(fetchPageProps('/en/comparison', '', new AbortController().signal)).rejects.toThrow()
})
