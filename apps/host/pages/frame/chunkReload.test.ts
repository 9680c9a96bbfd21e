import { describe, expect, it } from 'vitest'
import { mayReloadForChunk } from './chunkReload.ts'

describe('a page whose script is gone', () => {
  it('is loaded again at most once per 10 s and path (ERR-06)', () => {
    const storage = createStorage()
    expect(mayReloadForChunk('/en', 1000, storage)).toBe(true)
    expect(mayReloadForChunk('/en', 10_999, storage)).toBe(false)
    expect(mayReloadForChunk('/de', 10_999, storage)).toBe(true)
    expect(mayReloadForChunk('/en', 11_000, storage)).toBe(true)
  })

  it('is not loaded again where nothing can be remembered (ERR-06)', () => {
    const refuse = () => {
      throw new Error('no storage')
    }
    expect(mayReloadForChunk('/en', 1000, { getItem: refuse, setItem: refuse })).toBe(false)
  })
})

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>()
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) }
}
