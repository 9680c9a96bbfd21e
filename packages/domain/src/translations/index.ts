export { resolveOverallState, translationStates, type TranslationState } from './translationState.ts'
