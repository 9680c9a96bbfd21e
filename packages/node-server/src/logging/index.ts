export { createLogger, type Logger } from './createLogger.ts'
export { isRedactedKey, redact } from './redact.ts'
