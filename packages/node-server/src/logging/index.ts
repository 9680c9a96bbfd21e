export { createLogger, type Logger } from './createLogger.ts'
export { logConsole } from './logConsole.ts'
export { isRedactedKey, redact } from './redact.ts'
