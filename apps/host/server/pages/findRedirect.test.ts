import type { ContentPage } from '@kudex/api/content'
import { resolveRequest } from '@kudex/domain/paths'
import { describe, expect, it } from 'vitest'
import { createDataCache } from '../caches/dataCache.ts'
import { testSystem } from '../testing/testSystem.ts'
import { createDirectLookup } from './findRedirect.ts'

const system = {
  ...testSystem,
  accessRules: [
    { pageId: 'locked', siteId: 'main', path: '/prices/größe', countries: [], kind: 'password' as const, role: null },
  ],
}

const pages: Readonly<Record<string, { readonly siteId: string; readonly url: string }>> = {
  p1: { siteId: 'main', url: '/about/team' },
  p2: { siteId: 'strivona', url: '/twisting' },
  p3: { siteId: 'main', url: '/größe' },
  p4: { siteId: 'main', url: '/old' },
  p5: { siteId: 'gone', url: '/x' },
  home: { siteId: 'main', url: '/' },
}

async function look(target: string, hostname = 'localhost', data = createDataCache()): Promise<string | null> {
  const [path = '', query = ''] = target.split('?')
  const given = { hostname, path, query, cookies: {}, acceptLanguage: null, system }
  const resolution = resolveRequest(given)
  if (resolution.kind !== 'direct') throw new Error(`${target} is ${resolution.kind}`)
  const lookUp = createDirectLookup({
    content: { fetchPage: async (id) => (pages[id] ?? null) as ContentPage | null },
    data,
    publicOrigins: [],
  })
  const found = await lookUp(resolution, { system, hostname, cacheMode: 'use' })
  return found && `${found.status} ${found.location}`
}

describe('a page requested by its id', () => {
  it.each([
    ['/en/p1?direct', '302 /en/about/team'],
    ['/en/p1?direct&x=1&y=2', '302 /en/about/team?x=1&y=2'],
    ['/de-ch/anything/p1?x=1&direct=true', '302 /de-ch/about/team?x=1'],
    ['/p1/?direct=', '302 /en/about/team'],
    ['/en/home?direct', '302 /en'],
    ['/de/p3?direct', '302 /de/gr%C3%B6%C3%9Fe'],
  ])('%s leads to %s, the parameter removed (ROUTE-19, ROUTE-20)', async (target, expected) => {
    expect(await look(target)).toBe(expected)
  })

  it('redirects to its own site; null if the host does not serve it', async () => {
    expect(await look('/en/p2?direct')).toBe('302 /en/strivona/twisting')
    expect(await look('/en/p2?direct', 'strivona.test')).toBe('302 /en/twisting')
    expect(await look('/en/p2?direct', 'www.kudex.test')).toBeNull()
    expect(await look('/en/p5?direct')).toBeNull()
  })

  it('follows stored redirects to the final target', async () => {
    expect(await look('/en/p4?direct')).toBe('302 /en/new')
  })

  it('redirects to a protected page, which then asks for the password (ROUTE-19)', async () => {
    expect(await look('/en/locked?direct&x=1')).toBe('302 /en/prices/gr%C3%B6%C3%9Fe?x=1')
  })

  it('is not found if no page has the id, and evicts nothing from the cache (ROUTE-20)', async () => {
    const data = createDataCache()
    expect(await look('/en/nope?direct', 'localhost', data)).toBeNull()
    expect(data.size).toBe(0)
  })
})
