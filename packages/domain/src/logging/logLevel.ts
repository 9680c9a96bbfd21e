/** How much is logged (CONST-01). */
export type LogLevel = 'none' | 'error' | 'warn' | 'info' | 'debug'

/** The weight of each log level (CONST-01). */
export const logLevels: Readonly<Record<LogLevel, number>> = { none: 0, error: 25, warn: 50, info: 75, debug: 100 }

/** True if a value names a log level (CONST-01). */
export function isLogLevel(value: unknown): value is LogLevel {
  return typeof value === 'string' && Object.hasOwn(logLevels, value)
}

/** True if a message is logged: its level is at or below the configured one; `none` logs nothing (CONST-01). */
export function isLogged(message: LogLevel, level: LogLevel): boolean {
  return message !== 'none' && logLevels[message] <= logLevels[level]
}
