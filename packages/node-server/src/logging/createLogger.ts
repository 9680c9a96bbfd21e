import { isLogLevel, logLevels, type LogLevel } from '@kudex/domain/logging'
import { type DestinationStream, type Logger, pino } from 'pino'
import { redact } from './redact.ts'

export type { Logger }

/**
 * Creates the log of a process: one JSON line per message on standard output, from the level of LOG_LEVEL (CONST-01).
 * Fields are redacted at every depth, and errors under any key keep their stack (CONST-02).
 */
export function createLogger(
  options: { readonly level: LogLevel; readonly process: string },
  destination?: DestinationStream,
): Logger {
  const pinoOptions = {
    level: options.level === 'none' ? 'silent' : options.level,
    base: { process: options.process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label, weight: isLogLevel(label) ? logLevels[label] : logLevels.error }),
      log: (fields: object) => redact(fields) as Record<string, unknown>,
    },
    // Errors are already plain objects here.
    serializers: { err: (error: unknown) => error },
  }
  return destination ? pino(pinoOptions, destination) : pino(pinoOptions)
}
