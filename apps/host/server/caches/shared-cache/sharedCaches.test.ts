import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { startCacheServer } from '../../testing/startCacheServer.ts'
import {
  openSharedCaches,
  type SharedCacheEntry,
  type SharedCaches,
  type SharedCachesOptions,
  type SharedPage,
} from './sharedCaches.ts'

const server = await startCacheServer()
const opened: SharedCaches[] = []
afterEach(() => {
  for (const caches of opened.splice(0)) caches.close()
})
afterAll(() => server?.stop())

describe.skipIf(!server)('the shared caches', () => {
  it('pass an entry from one host to the other', async () => {
    const [one, other] = await openTwo()
    one.pages.set('key', toEntry({ tags: ['page:a', 'system'] }), 1)
    await vi.waitFor(async () => expect(await other.pages.get('key')).toEqual(toEntry({ tags: ['page:a', 'system'] })))
    expect(await other.data.get('key')).toBeNull()
  })

  it('return nothing that either host has invalidated', async () => {
    const [one, other] = await openTwo()
    await set(one, 'a', ['page:a', 'footer:f'], 1)
    await set(one, 'b', ['page:b'], 1)
    await other.invalidate(['footer:f', 'page:unknown'], toPosition(2))
    expect(await one.pages.get('a')).toBeNull()
    expect(await one.pages.get('b')).not.toBeNull()
  })

  it('reject entries requested before an invalidation, also from a host that has not received it', async () => {
    const [one, other] = await openTwo()
    await other.invalidate(['page:a'], toPosition(7))
    one.pages.set('late', toEntry({ tags: ['page:a'] }), 6)
    one.pages.set('later', toEntry({ tags: ['page:a'] }), 7)
    await vi.waitFor(async () => expect(await one.pages.get('later')).not.toBeNull())
    expect(await one.pages.get('late')).toBeNull()
  })

  it('ignore an older invalidation from a slow host', async () => {
    const [one, other] = await openTwo()
    await one.invalidate(['page:a'], toPosition(9))
    await other.invalidate(['page:a'], toPosition(8))
    other.pages.set('old', toEntry({ tags: ['page:a'] }), 8)
    await set(one, 'new', ['page:a'], 9)
    expect(await other.pages.get('old')).toBeNull()
    expect(await other.getPosition()).toEqual(toPosition(9))
  })

  it('drop everything on reset and reject entries requested before', async () => {
    const onReset = vi.fn()
    const [one, other] = await openTwo({ onReset })
    await set(one, 'a', ['page:a'], 1)
    await one.reset(toPosition(20))
    expect(await other.pages.get('a')).toBeNull()
    await vi.waitFor(() => expect(onReset).toHaveBeenCalled(), { timeout: 3_000 })
    other.pages.set('before', toEntry({}), 19)
    other.pages.set('after', toEntry({}), 20)
    await vi.waitFor(async () => expect(await one.pages.get('after')).not.toBeNull())
    expect(await one.pages.get('before')).toBeNull()
  })

  it('evict the least recently used entry (CACHE-01)', async () => {
    const [one] = await openTwo({ maxPages: 3 })
    for (const key of ['a', 'b', 'c']) {
      await set(one, key, [], 1)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    await one.pages.get('a')
    await new Promise((resolve) => setTimeout(resolve, 2))
    await set(one, 'd', [], 1)
    const found = await Promise.all(['a', 'b', 'c', 'd'].map(async (key) => (await one.pages.get(key)) !== null))
    expect(found).toEqual([true, false, true, true])
  })

  it('reject entries that are too large', async () => {
    const [one] = await openTwo()
    one.pages.set('large', toEntry({ brotli: Buffer.alloc(1024 * 1024 + 1) }), 1)
    await set(one, 'small', [], 1)
    expect(await one.pages.get('large')).toBeNull()
  })

  it('separate hosts that differ in build or settings', async () => {
    const [one] = await openTwo()
    const stranger = await open({ namespace: ['another build'] })
    await set(one, 'a', [], 1)
    expect(await stranger.pages.get('a')).toBeNull()
  })

  it.skipIf(!server?.signal)(
    'cost almost nothing while the server hangs, and recover',
    { timeout: 15_000 },
    async () => {
      const [one] = await openTwo()
      await set(one, 'a', ['page:a'], 1)
      server?.signal?.('SIGSTOP')
      // Three calls time out after 50 ms each; then the circuit is open.
      for (let call = 0; call < 3; call += 1) expect(await one.pages.get('a')).toBeNull()
      expect(one.isFailing).toBe(true)
      // With a timeout each, these would take longer than the test may.
      for (let call = 0; call < 1_000; call += 1) expect(await one.pages.get('a')).toBeNull()
      await one.invalidate(['page:a'], toPosition(2))
      server?.signal?.('SIGCONT')
      await vi.waitFor(() => expect(one.isFailing).toBe(false), { timeout: 5_000 })
      // The invalidation did not arrive, so the cache was reset.
      expect(await one.pages.get('a')).toBeNull()
      await set(one, 'a', ['page:a'], 2)
    },
  )
})

describe('shared caches without a server', () => {
  it('behave as empty ones', async () => {
    const caches = openSharedCaches({ url: 'redis://127.0.0.1:9', namespace: [], onReset() {}, onChange() {} })
    opened.push(caches)
    caches.pages.set('a', toEntry({}), 1)
    expect([await caches.pages.get('a'), await caches.getPosition(), caches.isFailing]).toEqual([null, null, true])
  })

  it('report why the server cannot be used from the start', async () => {
    const onChange = vi.fn()
    opened.push(openSharedCaches({ url: 'redis://127.0.0.1:9', namespace: [], onReset() {}, onChange }))
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 5_000 })
    expect(onChange.mock.calls).toEqual([[true, expect.stringContaining('ECONNREFUSED')]])
  })
})

let run = 0
async function openTwo(options: Partial<SharedCachesOptions> = {}): Promise<[SharedCaches, SharedCaches]> {
  run += 1
  const namespace = [process.pid, Date.now(), run]
  return [await open({ namespace, ...options }), await open({ namespace, ...options })]
}

async function open(options: Partial<SharedCachesOptions>): Promise<SharedCaches> {
  const caches = openSharedCaches({ url: server?.url ?? '', namespace: [], onReset() {}, onChange() {}, ...options })
  opened.push(caches)
  await vi.waitFor(() => expect(caches.isFailing).toBe(false), { timeout: 5_000 })
  return caches
}

async function set(caches: SharedCaches, key: string, tags: readonly string[], sequence: number): Promise<void> {
  caches.pages.set(key, toEntry({ tags }), sequence)
  await vi.waitFor(async () => expect(await caches.pages.get(key)).not.toBeNull())
}

function toEntry({
  tags = [],
  brotli = Buffer.from([0, 255, 10, 13]),
}: {
  readonly tags?: readonly string[]
  readonly brotli?: Buffer
}): SharedCacheEntry<SharedPage> {
  const value = { status: 200, contentType: 'text/html', etag: 'W/"a"', localeCookie: null, brotli }
  return { value, tags, freshUntil: farFuture }
}

function toPosition(sequence: number) {
  return { sequence, cursor: `log-${sequence}` }
}

const farFuture = Date.now() + 600_000
