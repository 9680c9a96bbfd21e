import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * The levels of LOG_LEVEL by their weight (CONST-01): a message is written when its weight is at or below
 * the weight of the set level.
 */
export const logWeights = { none: 0, error: 25, warn: 50, info: 75, debug: 100 } as const

export type LogLevel = keyof typeof logWeights

/** Creates the log of the process: one JSON line per message on standard output. */
export function createLog(level: LogLevel): Log {
  return pino({
    level: level === 'none' ? 'silent' : level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label, weight: logWeights[label as LogLevel] ?? logWeights.error }) },
    redact: { paths: secretPaths, censor: '[redacted]' },
  })
}

const secretPaths = ['authorization', 'cookie', 'password', 'token'].flatMap((key) => [key, `*.${key}`, `*.*.${key}`])
