import { describe, expect, it } from 'vitest'
import { addUnlockError, readUnlockError, removeUnlockError } from './unlockError.ts'

describe('the error of a password prompt', () => {
  it('is set once in the query; other parameters stay (PAGE-20)', () => {
    expect(addUnlockError('/en/prices', 'wrong')).toBe('/en/prices?access=wrong')
    expect(addUnlockError('/en/prices?a=1&access=empty', 'wrong')).toBe('/en/prices?a=1&access=wrong')
    expect(removeUnlockError('/en/prices?access=wrong&a=1')).toBe('/en/prices?a=1')
    expect(addUnlockError('/en/prices?a=b?c', 'wrong')).toBe('/en/prices?a=b?c&access=wrong')
    expect(readUnlockError('/en/prices?access=wait')).toBe('wait')
  })

  it('is one of the known errors', () => {
    expect(readUnlockError('/en/prices?access=<b>')).toBeNull()
    expect(readUnlockError('/en/prices')).toBeNull()
  })
})
