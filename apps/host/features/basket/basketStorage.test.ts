import { basketStorageKey } from '@kudex/machines/basket'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBasketStorage } from './basketStorage.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the storage of the basket', () => {
  it('is the browser’s, under its key (CMP-07)', () => {
    const kept = new Map<string, string>()
    const storage = createBasketStorage(() => toStorage(kept))
    expect(storage.read()).toBeNull()
    storage.write('text')
    expect([...kept]).toEqual([[basketStorageKey, 'text']])
    expect(storage.read()).toBe('text')
  })

  it('lasts as long as the page where the browser forbids it (CMP-15)', () => {
    const storage = createBasketStorage(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    expect(storage.read()).toBeNull()
    storage.write('text')
    expect(storage.read()).toBe('text')
  })

  it('does not lose what was chosen when it is full, and is used again when it is not', () => {
    const kept = new Map([[basketStorageKey, 'before']])
    let isFull = true
    const full = { getItem: (key: string) => kept.get(key) ?? null, setItem: write } as Storage
    function write(key: string, text: string): void {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError')
      kept.set(key, text)
    }
    const storage = createBasketStorage(() => full)
    storage.write('more')
    expect(storage.read()).toBe('more')
    isFull = false
    storage.write('even more')
    kept.set(basketStorageKey, 'of another tab')
    expect(storage.read()).toBe('of another tab')
  })

  it('tells of other tabs and of a page that comes back from the history, until it is left', () => {
    const target = new EventTarget()
    vi.stubGlobal('window', target)
    const listener = vi.fn()
    const leave = createBasketStorage(() => toStorage(new Map())).watch(listener)
    const send = (type: string, details: object) => target.dispatchEvent(Object.assign(new Event(type), details))
    send('storage', { key: 'another' })
    send('pageshow', { persisted: false })
    expect(listener).not.toHaveBeenCalled()
    send('storage', { key: basketStorageKey })
    send('storage', { key: null })
    send('pageshow', { persisted: true })
    expect(listener).toHaveBeenCalledTimes(3)
    leave()
    send('storage', { key: basketStorageKey })
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

function toStorage(kept: Map<string, string>): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  } as Storage
}
