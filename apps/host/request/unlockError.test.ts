import { describe, expect, it } from 'vitest'
import { addUnlockError, readUnlockError, readUnlockName, removeUnlockError } from './unlockError.ts'

describe('the error of a password prompt', () => {
  it('is set once in the query; other parameters stay (PAGE-20)', () => {
    expect(addUnlockError('/en/prices', 'wrong')).toBe('/en/prices?access=wrong')
    expect(addUnlockError('/en/prices?a=1&access=empty', 'wrong')).toBe('/en/prices?a=1&access=wrong')
    expect(removeUnlockError('/en/prices?access=wrong&a=1')).toBe('/en/prices?a=1')
    expect(addUnlockError('/en/prices?a=b?c', 'wrong')).toBe('/en/prices?a=b?c&access=wrong')
    expect(readUnlockError('/en/prices?access=wait')).toBe('wait')
  })

  it('carries the name that was typed beside the password (EDITOR-02)', () => {
    const refused = addUnlockError('/en/editor?a=1', 'wrong', 'Eva & Söhne')
    expect(readUnlockName(refused)).toBe('Eva & Söhne')
    expect(readUnlockName(addUnlockError(refused, 'wrong'))).toBe('')
    expect(removeUnlockError(refused)).toBe('/en/editor?a=1')
  })

  it('is one of the known errors', () => {
    expect(readUnlockError('/en/prices?access=<b>')).toBeNull()
    expect(readUnlockError('/en/prices')).toBeNull()
  })
})
