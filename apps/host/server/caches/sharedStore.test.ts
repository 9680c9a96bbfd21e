import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { startCacheServer } from '../testing/startCacheServer.ts'
import { openSharedStore, type SharedStore, type SharedStoreOptions } from './sharedStore.ts'
import type { ShelfEntry } from './shelf.types.ts'

const server = await startCacheServer()
const stores: SharedStore[] = []
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
})
afterAll(() => server?.stop())

describe.skipIf(!server)('the store that hosts share', () => {
  it('hands an entry from one host to the other, whole', async () => {
    const [one, other] = await openTwo()
    one.pages.keep('key', toEntry({ tags: ['page:a', 'system'] }), 1)
    await vi.waitFor(async () => expect(await other.pages.find('key')).toEqual(toEntry({ tags: ['page:a', 'system'] })))
    expect(await other.data.find('key')).toBeNull()
  })

  it('answers nothing that was purged by either', async () => {
    const [one, other] = await openTwo()
    await keep(one, 'a', ['page:a', 'footer:f'], 1)
    await keep(one, 'b', ['page:b'], 1)
    await other.purge(['footer:f', 'page:unknown'], toPosition(2))
    expect(await one.pages.find('a')).toBeNull()
    expect(await one.pages.find('b')).not.toBeNull()
  })

  it('refuses what was asked for before a purge and comes in after it, also by a host that has not heard of it', async () => {
    const [one, other] = await openTwo()
    await other.purge(['page:a'], toPosition(7))
    one.pages.keep('late', toEntry({ tags: ['page:a'] }), 6)
    one.pages.keep('later', toEntry({ tags: ['page:a'] }), 7)
    await vi.waitFor(async () => expect(await one.pages.find('later')).not.toBeNull())
    expect(await one.pages.find('late')).toBeNull()
  })

  it('does not go back when a slow host tells of a purge that a quick one has told of', async () => {
    const [one, other] = await openTwo()
    await one.purge(['page:a'], toPosition(9))
    await other.purge(['page:a'], toPosition(8))
    other.pages.keep('old', toEntry({ tags: ['page:a'] }), 8)
    await keep(one, 'new', ['page:a'], 9)
    expect(await other.pages.find('old')).toBeNull()
    expect(await other.findPosition()).toEqual(toPosition(9))
  })

  it('drops everything when nobody knows what has changed, and refuses what was asked for before', async () => {
    const onCleared = vi.fn()
    const [one, other] = await openTwo({ onCleared })
    await keep(one, 'a', ['page:a'], 1)
    await one.reset(toPosition(20))
    expect(await other.pages.find('a')).toBeNull()
    await vi.waitFor(() => expect(onCleared).toHaveBeenCalled(), { timeout: 3_000 })
    other.pages.keep('before', toEntry({}), 19)
    other.pages.keep('after', toEntry({}), 20)
    await vi.waitFor(async () => expect(await one.pages.find('after')).not.toBeNull())
    expect(await one.pages.find('before')).toBeNull()
  })

  it('holds as many entries as it may, the least used ones go first (CACHE-01)', async () => {
    const [one] = await openTwo({ maxPages: 3 })
    for (const key of ['a', 'b', 'c']) {
      await keep(one, key, [], 1)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    await one.pages.find('a')
    await new Promise((resolve) => setTimeout(resolve, 2))
    await keep(one, 'd', [], 1)
    const found = await Promise.all(['a', 'b', 'c', 'd'].map(async (key) => (await one.pages.find(key)) !== null))
    expect(found).toEqual([true, false, true, true])
  })

  it('does not take what is too large', async () => {
    const [one] = await openTwo()
    one.pages.keep('large', { ...toEntry({}), body: Buffer.alloc(1024 * 1024 + 1) }, 1)
    await keep(one, 'small', [], 1)
    expect(await one.pages.find('large')).toBeNull()
  })

  it('keeps hosts apart that differ in their build or settings', async () => {
    const [one] = await openTwo()
    const stranger = await open({ parts: ['another build'] })
    await keep(one, 'a', [], 1)
    expect(await stranger.pages.find('a')).toBeNull()
  })

  it.skipIf(!server?.signal)('costs next to nothing while it hangs, and is used again afterwards', async () => {
    const [one] = await openTwo()
    await keep(one, 'a', ['page:a'], 1)
    server?.signal?.('SIGSTOP')
    const started = performance.now()
    for (let call = 0; call < 1_000; call += 1) expect(await one.pages.find('a')).toBeNull()
    // Three calls may wait 50 ms each; the others are not sent.
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(one.isFailing).toBe(true)
    await one.purge(['page:a'], toPosition(2))
    server?.signal?.('SIGCONT')
    await vi.waitFor(() => expect(one.isFailing).toBe(false), { timeout: 5_000 })
    // The purge did not arrive: nothing from before is answered.
    expect(await one.pages.find('a')).toBeNull()
    await keep(one, 'a', ['page:a'], 2)
  })
})

describe('a shared store that is not there', () => {
  it('behaves as an empty one', async () => {
    const store = openSharedStore({ url: 'redis://127.0.0.1:9', parts: [], onCleared() {}, onChange() {} })
    stores.push(store)
    store.pages.keep('a', toEntry({}), 1)
    expect([await store.pages.find('a'), await store.findPosition(), store.isFailing]).toEqual([null, null, true])
  })
})

let run = 0
async function openTwo(options: Partial<SharedStoreOptions> = {}): Promise<[SharedStore, SharedStore]> {
  run += 1
  const parts = [process.pid, Date.now(), run]
  return [await open({ parts, ...options }), await open({ parts, ...options })]
}

async function open(options: Partial<SharedStoreOptions>): Promise<SharedStore> {
  const store = openSharedStore({ url: server?.url ?? '', parts: [], onCleared() {}, onChange() {}, ...options })
  stores.push(store)
  await vi.waitFor(() => expect(store.isFailing).toBe(false), { timeout: 5_000 })
  return store
}

async function keep(store: SharedStore, key: string, tags: readonly string[], sequence: number): Promise<void> {
  store.pages.keep(key, toEntry({ tags }), sequence)
  await vi.waitFor(async () => expect(await store.pages.find(key)).not.toBeNull())
}

function toEntry({ tags = [] }: { readonly tags?: readonly string[] }): ShelfEntry {
  return { head: '{"status":200}', body: Buffer.from([0, 255, 10, 13]), tags, freshUntil: farFuture }
}

function toPosition(sequence: number) {
  return { sequence, position: `log-${sequence}` }
}

const farFuture = Date.now() + 600_000
