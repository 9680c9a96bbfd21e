import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { addDependencies } from './caches/invalidation/trackDependencies.ts'
import type { RenderPage } from './pages/page.types.ts'
import { startCacheServer } from './testing/startCacheServer.ts'
import { startFakeService, type FakeService, type FakeServiceOptions } from './testing/startFakeService.ts'
import { startTestHost, type TestHost } from './testing/startTestHost.ts'

/** A page with a navigation and the tag `page:{path}`. */
const render: RenderPage = async (url, { content, load, address }) => {
  const page = { contentType: 'text/html;charset=utf-8', location: null }
  try {
    const preference = { language: 'en', fallbackLanguage: 'en' }
    const navigation = await load('navigation main', () => content.fetchNavigation('main', preference))
    addDependencies({ tags: [`page:${address.path}`] })
    if (gone.has(address.path)) return { ...page, status: 404, body: '"is404":true', error: null }
    return { ...page, status: 200, body: navigation?.items[0]?.title ?? '', error: null }
  } catch (error) {
    return { ...page, status: 500, body: 'The error page', error }
  }
}
const gone = new Set<string>()
const limits = { service: 1_000, page: 1_500 }

const cacheServer = await startCacheServer()
let service: FakeService
const hosts: TestHost[] = []
afterEach(async () => {
  gone.clear()
  await Promise.all(hosts.splice(0).map((host) => host.stop()))
  await service.stop()
})
afterAll(() => cacheServer?.stop())

async function start(options: FakeServiceOptions & { readonly cacheUrl?: string } = {}): Promise<TestHost> {
  const environment = { CONTENT_URL: service.url, ...(options.cacheUrl ? { CACHE_URL: options.cacheUrl } : {}) }
  const host = await startTestHost({ render, limits, environment })
  hosts.push(host)
  if (options.hasLog === false) await vi.waitFor(() => expect(service.asked).toContain('Changes'))
  else await vi.waitFor(() => expect(service.followers).toBe(hosts.length), { timeout: 5_000 })
  return host
}
const read = async (host: TestHost, path = '/en/a') => (await host.fetch(path)).text()

describe('a host that follows the changes of content', () => {
  it('serves published content to the next request', async () => {
    service = await startFakeService()
    const host = await start()
    service.answerNavigation('Before')
    expect([await read(host), await read(host, '/en/b')]).toEqual(['Before', 'Before'])
    service.answerNavigation('After')
    expect(await read(host)).toBe('Before')
    service.touch('navigation:main')
    await vi.waitFor(async () => expect(await read(host)).toBe('After'))
    expect(await read(host, '/en/b')).toBe('After')
    service.answerNavigation('Not told')
    expect([await read(host), await read(host, '/en/b')]).toEqual(['After', 'After'])
  })

  it('keeps cached pages that a change does not affect', async () => {
    service = await startFakeService()
    const host = await start()
    await read(host)
    await read(host, '/en/b')
    service.touch('page:/a', 'footer:unknown')
    await vi.waitFor(async () => {
      await read(host)
      expect(host.rendered).toEqual(['/en/a', '/en/b', '/en/a'])
    })
    await read(host, '/en/b')
    expect(host.rendered).toHaveLength(3)
  })

  it('never serves a removed or protected page again, even if the service fails right after (PAGE-15)', async () => {
    service = await startFakeService()
    const host = await start()
    expect((await host.fetch('/en/a')).status).toBe(200)
    gone.add('/a')
    service.touch('page:/a')
    await vi.waitFor(async () => expect((await host.fetch('/en/a')).status).toBe(404))
    await service.behave('fails')
    expect((await host.fetch('/en/a')).status).toBe(404)
  })

  it('does not cache a response that started before a change and ended after it', async () => {
    service = await startFakeService('answers', { slowness: 300 })
    const host = await start()
    service.answerNavigation('Before')
    await service.behave('answers late')
    const early = read(host)
    await vi.waitFor(() => expect(service.asked.at(-1)).toBe('Navigation'))
    service.answerNavigation('After')
    service.touch('navigation:main')
    // Requests after the change do not join the render from before it.
    await vi.waitFor(() => expect(service.asked.filter((name) => name === 'Changes').length).toBeGreaterThan(2))
    const late = read(host)
    expect([await early, await late]).toEqual(['Before', 'After'])
    expect(await read(host)).toBe('After')
  })

  it('drops all cached data if the change log was reset', async () => {
    service = await startFakeService()
    const host = await start()
    service.answerNavigation('Before')
    await read(host)
    service.answerNavigation('After')
    service.loseLog()
    await vi.waitFor(async () => expect(await read(host)).toBe('After'))
  })

  it('caches until expiry if the service has no change log', async () => {
    service = await startFakeService('answers', { hasLog: false })
    const host = await start({ hasLog: false })
    service.answerNavigation('Before')
    await vi.waitFor(async () => {
      await read(host)
      await read(host)
      expect(host.rendered.length).toBeLessThan(hosts.length * 3)
    })
    service.answerNavigation('After')
    expect(await read(host)).toBe('Before')
    expect(await (await host.fetch('/en/a?cache=clear')).text()).toBe('After')
  })
})

describe.skipIf(!cacheServer)('two hosts with one cache', () => {
  const cacheUrl = cacheServer?.url ?? ''

  it('render a page once and serve the same bytes', async () => {
    service = await startFakeService()
    const [one, other] = [await start({ cacheUrl }), await start({ cacheUrl })]
    service.answerNavigation('Shared')
    const first = await one.fetch('/en/a')
    await vi.waitFor(async () => {
      await read(other)
      expect(other.rendered.length).toBeLessThan(2)
    })
    const second = await other.fetch('/en/a')
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([
      200,
      await first.text(),
      first.headers.get('etag'),
    ])
    expect(service.asked.filter((name) => name === 'Navigation')).toHaveLength(1)
  })

  it('also serve pages of the host that started later, before any content changes', async () => {
    service = await startFakeService()
    const [one, other] = [await start({ cacheUrl }), await start({ cacheUrl })]
    let path = '/en/a'
    await vi.waitFor(async () => {
      path += 'a'
      await read(other, path)
      await read(one, path)
      expect(one.rendered).not.toContain(path)
    })
  })

  it('both serve published content and share no stale page', async () => {
    service = await startFakeService()
    const [one, other] = [await start({ cacheUrl }), await start({ cacheUrl })]
    service.answerNavigation('Before')
    expect([await read(one), await read(other)]).toEqual(['Before', 'Before'])
    for (const title of ['Second', 'Third', 'Fourth']) {
      service.answerNavigation(title)
      service.touch('navigation:main')
      await vi.waitFor(async () => expect([await read(one), await read(other)]).toEqual([title, title]))
    }
  })

  it('report what they have renewed only once no page of before is served, until they stop', async () => {
    service = await startFakeService()
    const [one, other] = [await start({ cacheUrl }), await start({ cacheUrl })]
    service.answerNavigation('Before')
    await Promise.all([read(one), read(other)])
    const before = service.reports.size
    service.answerNavigation('After')
    service.touch('navigation:main')
    for (const host of [one, other]) {
      const isReported = () => [...service.reports].some(([id, at]) => id.endsWith(`%3A${host.port}`) && at === 'a-1')
      await vi.waitFor(() => expect(isReported()).toBe(true))
      expect(await read(host)).toBe('After')
    }
    await Promise.all(hosts.splice(0).map((host) => host.stop()))
    expect([before, service.reports.size]).toEqual([2, 0])
  })

  it('a host that starts later serves nothing that was invalidated while no host was running', async () => {
    service = await startFakeService()
    const first = await start({ cacheUrl })
    service.answerNavigation('Before')
    await read(first)
    await first.stop()
    hosts.pop()
    service.answerNavigation('After')
    service.touch('navigation:main')
    const next = await start({ cacheUrl })
    expect(await read(next)).toBe('After')
  })

  it.skipIf(!cacheServer?.signal)('answer pages while the cache hangs, and say so', { timeout: 10_000 }, async () => {
    service = await startFakeService()
    const host = await start({ cacheUrl })
    await read(host, '/en/warm')
    cacheServer?.signal?.('SIGSTOP')
    try {
      for (const path of ['/en/warm', '/en/c1', '/en/c2', '/en/c3', '/en/c4']) {
        expect((await host.fetch(path)).status).toBe(200)
      }
      const readiness = await host.fetch('/readyz')
      expect([readiness.status, (await readiness.json()).failing]).toEqual([200, expect.arrayContaining(['cache'])])
    } finally {
      cacheServer?.signal?.('SIGCONT')
    }
    const readFailing = async () => (await (await host.fetch('/readyz')).json()).failing
    await vi.waitFor(async () => expect(await readFailing()).not.toContain('cache'), { timeout: 5_000 })
  })
})
