import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchBuildRules, fetchLatestBuild } from './index.ts'

describe('the build files of the host', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('name the latest build, requested with a timestamp to bypass caches (API-04)', async () => {
    const fetch = answer({ id: 'b2' })
    expect(await fetchLatestBuild(1234)).toBe('b2')
    expect(fetch.mock.calls[0]?.[0]).toBe('/builds/latest.json?1234')
  })

  it('contain the route rules; invalid ones are ignored (API-03)', async () => {
    const rule = { pattern: '/shop/*', redirect: 'https://shop.example/', external: true }
    const fetch = answer({ id: 'b1', routeRules: [rule, { pattern: 1 }, null] })
    expect(await fetchBuildRules('b1', null)).toEqual([rule])
    await fetchBuildRules('b1', 'strivona')
    expect(fetch.mock.calls.map(([path]) => path)).toEqual([
      '/builds/meta/b1.json',
      '/builds/meta/b1.json?site=strivona',
    ])
  })

  it.each([
    ['an error', new Response('{}', { status: 500 })],
    ['HTML', new Response('<!doctype html>')],
    ['something else', Response.json({ id: 7 })],
    ['nothing', Response.json(null)],
  ])('are rejected if the response is %s (API-08)', async (_, response) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(response)),
    )
    await expect(fetchLatestBuild(1)).rejects.toThrow()
  })
})

function answer(body: unknown) {
  const fetch = vi.fn((_path: string) => Promise.resolve(Response.json(body)))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
