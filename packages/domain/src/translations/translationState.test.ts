import { describe, expect, it } from 'vitest'
import { resolveOverallState, translationStates, type TranslationState } from './index.ts'

const pairs = translationStates.flatMap((one) => translationStates.map((other) => [one, other] as const))

describe('the translation state of a page', () => {
  it.each(translationStates)('is that of its only target: %s (TRANS-03, TRANS-04)', (state) => {
    expect(resolveOverallState([state])).toBe(state)
  })

  it.each(pairs)('with %s and %s follows the rule (TRANS-04)', (one, other) => {
    const both = new Set<TranslationState>([one, other])
    const expected = both.has('InProgress')
      ? 'InProgress'
      : both.has('MarkedForTranslation')
        ? 'MarkedForTranslation'
        : 'Translated'
    expect(resolveOverallState([one, other])).toBe(expected)
  })

  it('is unknown without targets, not translated (TRANS-05)', () => expect(resolveOverallState([])).toBeNull())
})
