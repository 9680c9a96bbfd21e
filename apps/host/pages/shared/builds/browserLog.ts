import { isLogged, toLoggedVariables, type LogLevel } from '@kudex/domain/logging'

/** The levels that a message may have. */
export type MessageLevel = Exclude<LogLevel, 'none'>

/**
 * Writes to the browser's log what is at or below the level that the host is set to; the variables of a request are cut
 * after 50 characters (CONST-01, CONST-02).
 */
export function log(level: MessageLevel, message: string, variables?: unknown): void {
  if (!isLogged(level, threshold)) return
  console[level](variables === undefined ? message : `${message} ${toText(variables)}`)
}

/** Sets how much is logged, as `LOG_LEVEL` says. */
export function setLogLevel(level: LogLevel): void {
  threshold = level
}

let threshold: LogLevel = 'info'

function toText(variables: unknown): string {
  return variables instanceof Error ? variables.message : toLoggedVariables(variables)
}
