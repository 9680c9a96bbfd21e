import { logLevels, type LogLevel } from '@kudex/domain/logging'
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Creates the log of the process: one JSON line per message on standard output, weighed as LOG_LEVEL says (CONST-01). */
export function createLog(level: LogLevel): Log {
  return pino({
    level: level === 'none' ? 'silent' : level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label, weight: isWeighed(label) ? logLevels[label] : logLevels.error }) },
    redact: { paths: secretPaths, censor: '[redacted]' },
  })
}

/** Tells whether a value under this key is kept out of logs. */
export function isSecretKey(key: string): boolean {
  return /pass(word|phrase)?|token|secret|authori[sz]ation|cookie|credential|verifier|^code$|e-?mail/i.test(key)
}

const secretPaths = ['authorization', 'cookie', 'password', 'token'].flatMap((key) => [key, `*.${key}`, `*.*.${key}`])

function isWeighed(label: string): label is LogLevel {
  return Object.hasOwn(logLevels, label)
}
