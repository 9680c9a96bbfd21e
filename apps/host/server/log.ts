import { isLogLevel, logLevels, type LogLevel } from '@kudex/domain/logging'
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Creates the log of the host: one JSON line per message on standard output, weighed as LOG_LEVEL says (CONST-01). */
export function createLog(level: LogLevel): Log {
  return pino({
    level: level === 'none' ? 'silent' : level,
    base: { process: 'host' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label, weight: isLogLevel(label) ? logLevels[label] : logLevels.error }),
    },
    redact: { paths: secretPaths, censor: '[redacted]' },
  })
}

const secretPaths = ['authorization', 'code', 'cookie', 'email', 'password', 'secret', 'state', 'token'].flatMap(
  (key) => [key, `*.${key}`, `*.*.${key}`],
)
