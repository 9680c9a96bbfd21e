/** State of the translation of a page into one language (TRANS-03). */
export const translationStates = ['Translated', 'MarkedForTranslation', 'InProgress'] as const

export type TranslationState = (typeof translationStates)[number]

/**
 * State of a page from those of its target languages (TRANS-04). Null without targets: there is nothing to translate
 * (TRANS-05).
 */
export function resolveOverallState(states: readonly TranslationState[]): TranslationState | null {
  if (states.length === 0) return null
  if (states.includes('InProgress')) return 'InProgress'
  return states.every((state) => state === 'Translated') ? 'Translated' : 'MarkedForTranslation'
}
