import { format } from 'node:util'
import type { Logger } from './createLogger.ts'

/**
 * Writes what pages and libraries print with `console.error` and `console.warn` to the log, so that its level and its
 * format hold for them too (CONST-01).
 */
export function logConsole(log: Pick<Logger, 'error' | 'warn'>): void {
  console.error = (...values: unknown[]) => log.error(format(...values))
  console.warn = (...values: unknown[]) => log.warn(format(...values))
}
