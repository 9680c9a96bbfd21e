export { redactedKeys } from './redactedKeys.ts'
