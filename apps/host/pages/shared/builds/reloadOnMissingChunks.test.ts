import { describe, expect, it, vi } from 'vitest'
import { mayReloadForChunk, reloadOnMissingChunks } from './reloadOnMissingChunks.ts'

describe('a page with a missing script', () => {
  it('reloads at most once per 10 s and path (ERR-06)', () => {
    const storage = createStorage()
    expect(mayReloadForChunk('/en', 1000, storage)).toBe(true)
    expect(mayReloadForChunk('/en', 10_999, storage)).toBe(false)
    expect(mayReloadForChunk('/de', 10_999, storage)).toBe(true)
    expect(mayReloadForChunk('/en', 11_000, storage)).toBe(true)
  })

  it('does not reload without storage (ERR-06)', () => {
    const refuse = () => {
      throw new Error('no storage')
    }
    expect(mayReloadForChunk('/en', 1000, { getItem: refuse, setItem: refuse })).toBe(false)
  })

  it('reloads once: through Vike during a route change, else directly (ERR-06)', () => {
    const reload = vi.fn()
    const page = Object.assign(new EventTarget(), {
      location: { pathname: '/en', reload },
      sessionStorage: createStorage(),
      navigator: { onLine: true },
    })
    let isRouteChanging = true
    reloadOnMissingChunks(() => isRouteChanging, page as unknown as Window)
    const fail = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    // Not prevented: Vike has to see the error to load the requested page.
    expect([fail(), reload.mock.calls.length]).toEqual([true, 0])
    isRouteChanging = false
    expect([fail(), fail(), reload.mock.calls.length]).toEqual([false, true, 1])
  })

  it('stays readable offline, and may reload once online (ERR-06)', () => {
    const reload = vi.fn()
    const page = Object.assign(new EventTarget(), {
      location: { pathname: '/en', reload },
      sessionStorage: createStorage(),
      navigator: { onLine: false },
    })
    reloadOnMissingChunks(() => false, page as unknown as Window)
    const fail = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    expect([fail(), reload.mock.calls.length]).toEqual([true, 0])
    page.navigator.onLine = true
    expect([fail(), reload.mock.calls.length]).toEqual([false, 1])
  })
})

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>()
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) }
}
