import { describe, expect, it } from 'vitest'
import { addGateProblem, readGateProblem, removeGateProblem } from './gateProblem.ts'

describe('what was wrong with a password', () => {
  it('is told in the address once, beside what stands there (PAGE-20)', () => {
    expect(addGateProblem('/en/prices', 'wrong')).toBe('/en/prices?access=wrong')
    expect(addGateProblem('/en/prices?a=1&access=empty', 'wrong')).toBe('/en/prices?a=1&access=wrong')
    expect(removeGateProblem('/en/prices?access=wrong&a=1')).toBe('/en/prices?a=1')
    expect(readGateProblem('/en/prices?access=wait')).toBe('wait')
  })

  it('is only one of the words that the gate knows', () => {
    expect(readGateProblem('/en/prices?access=<b>')).toBeNull()
    expect(readGateProblem('/en/prices')).toBeNull()
  })
})
