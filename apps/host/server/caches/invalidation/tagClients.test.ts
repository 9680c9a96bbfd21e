import type { ContentClient, ContentPage } from '@kudex/api/content'
import type { ProductsClient } from '@kudex/api/products'
import { productsTag, toProductListTag, toProductTag } from '@kudex/domain/changes'
import { describe, expect, it, vi } from 'vitest'
import { createDataCache } from '../dataCache.ts'
import type { SharedCache } from '../shared-cache/sharedCaches.ts'
import { toInvalidation } from './invalidation.ts'
import { createInvalidationClock } from './invalidationClock.ts'
import { tagContentClient, tagProductsClient } from './tagClients.ts'
import { trackDependencies } from './trackDependencies.ts'

const preference = { language: 'en', fallbackLanguage: 'en' }
const page = {
  id: 'p1',
  siteId: 'main',
  url: '/größe',
  image: { id: 'hall-0123abcd-fx010-fy090', alt: '', width: 1, height: 1 },
  blocks: [{ __typename: 'LinksBlock', id: 'b', title: null, links: [{ kind: 'page', pageId: 'p2', path: '/two' }] }],
  protection: { kind: 'none', role: null },
} as unknown as ContentPage

const fakeContent = (answer: unknown) =>
  tagContentClient(new Proxy({} as ContentClient, { get: () => async () => answer, ownKeys: () => [] }))
const readTags = async (run: () => Promise<unknown>) => [...(await trackDependencies(run)).dependencies.tags].toSorted()

describe('tags of service results', () => {
  it('of a page are its id, its address, linked pages and pictures', async () => {
    const content = fakeContent(page)
    const expected = ['link:p2', 'page-address:main:/gr%C3%B6%C3%9Fe', 'page:p1', 'picture:hall']
    expect(await readTags(() => content.fetchPage('p1', preference))).toEqual(expected)
    const address = { siteId: 'main', slug: 'größe', parentSlug: 'home', country: 'CH' }
    expect(await readTags(() => content.fetchPageBySlug(address, preference))).toEqual(expected)
  })

  it('of a missing page are its id or the pages of the site, since it may appear', async () => {
    const content = fakeContent(null)
    expect(await readTags(() => content.fetchPage('p9', preference))).toEqual(['page:p9'])
    const address = { siteId: 'main', slug: 'contacts', parentSlug: 'home', country: 'CH' }
    expect(await readTags(() => content.fetchPageBySlug(address, preference))).toEqual(['pages:main'])
  })

  it('of classifications are the catalogue', async () => {
    const products = tagProductsClient(
      new Proxy({} as ProductsClient, { get: () => async () => [], ownKeys: () => [] }),
    )
    expect(await readTags(() => products.fetchClassifications('en-US', 'PRODUCT'))).toEqual(['products'])
  })

  it('of products are the requested and related products and the list', async () => {
    const answer = { kind: 'product', product: { related: [{ product: { slug: 'b' } }, { product: { slug: 'c' } }] } }
    const products = tagProductsClient(
      new Proxy({} as ProductsClient, { get: () => async () => answer, ownKeys: () => [] }),
    )
    expect(await readTags(() => products.fetchProductOrClassification('a', 'en-US', 'PRODUCT'))).toEqual([
      'product:a',
      'product:b',
      'product:c',
      'products',
    ])
    expect(await readTags(() => products.fetchComparedProducts(['a', 'x'], 'en-US'))).toEqual([
      'product:a',
      'product:x',
      'products',
    ])
    expect(await readTags(() => products.fetchProductsOfClassification('presses', 'PRODUCT', 'en-US', null))).toEqual([
      'product-list:presses',
      'products',
    ])
  })

  it('reach the caller through the data cache, on a miss, a shared fetch and a hit', async () => {
    const [content, cache] = [fakeContent(page), createDataCache()]
    const load = () => readTags(() => cache.load('page', () => content.fetchPage('p1', preference)))
    const [first, waiting] = await Promise.all([load(), load()])
    expect(first).toContain('page:p1')
    expect([waiting, await load()]).toEqual([first, first])
  })

  it('reach the caller when the fetch fails with "not found"', async () => {
    const [content, cache] = [fakeContent(null), createDataCache()]
    const missing = async () => {
      await content.fetchPage('p9', preference)
      throw new Error('nothing found')
    }
    expect(await readTags(() => cache.load('page', missing).catch(() => null))).toEqual(['page:p9'])
  })
})

describe('protected pages and drafts (CACHE-06)', () => {
  const protectedPage = { ...page, protection: { kind: 'password', role: null } }
  const load = async (answer: unknown, stage: 'PUBLISHED' | 'DRAFT') => {
    const shared = { get: vi.fn(async () => null), set: vi.fn() } satisfies SharedCache<unknown>
    const clock = createInvalidationClock()
    clock.sequence = 1
    const cache = createDataCache({ clock, shared })
    const fetch = vi.fn(() => fakeContent(answer).fetchPage('p1', { ...preference, stage }))
    for (let time = 0; time < 2; time += 1) await cache.load('page', fetch)
    return { shared: shared.set.mock.calls.length, fetched: fetch.mock.calls.length }
  }

  it('are never written to the shared cache', async () => {
    expect((await load(page, 'PUBLISHED')).shared).toBe(1)
    expect((await load(protectedPage, 'PUBLISHED')).shared).toBe(0)
    expect((await load(page, 'DRAFT')).shared).toBe(0)
  })

  it('are not cached at all if they are drafts', async () => {
    expect((await load(page, 'PUBLISHED')).fetched).toBe(1)
    expect((await load(page, 'DRAFT')).fetched).toBe(2)
  })
})

describe('an invalidation', () => {
  it('drops the page, revalidates navigation and system data, and marks linking pages stale', () => {
    expect(Object.fromEntries(toInvalidation(['page:a', 'page-address:main:/a', 'navigation:n', 'system']))).toEqual({
      'page:a': 'drop',
      'link:a': 'stale',
      'page-address:main:/a': 'drop',
      'navigation:n': 'revalidate',
      system: 'revalidate',
    })
  })

  it('of one product refetches it and its lists, not the rest of the catalogue (CACHE-04)', async () => {
    const fetched: string[] = []
    const answer = (name: string) => async (first: string | { slug: string }) => {
      fetched.push(`${name} ${typeof first === 'string' ? first : first.slug}`)
      return null
    }
    const products = tagProductsClient(
      new Proxy({} as ProductsClient, { get: (_, name) => answer(String(name)), ownKeys: () => [] }),
    )
    const cache = createDataCache()
    const readAll = async () => {
      fetched.length = 0
      for (const slug of ['cs-240', 'cs-120']) await cache.load(slug, () => products.fetchProduct(slug, 'en-US'))
      for (const slug of ['benchtop', 'cutting', 'crimping'])
        await cache.load(slug, () => products.fetchListing({ slug } as Parameters<ProductsClient['fetchListing']>[0]))
      return [...fetched]
    }
    expect(await readAll()).toHaveLength(5)
    expect(await readAll()).toEqual([])
    cache.invalidate(
      toInvalidation([toProductTag('cs-240'), toProductListTag('benchtop'), toProductListTag('cutting')]),
    )
    expect(await readAll()).toEqual(['fetchProduct cs-240', 'fetchListing benchtop', 'fetchListing cutting'])
    cache.invalidate(toInvalidation([productsTag]))
    expect(await readAll()).toHaveLength(5)
  })
})
