import { isLogged, toLoggedVariables, type LogLevel } from '@kudex/domain/logging'

export type MessageLevel = Exclude<LogLevel, 'none'>

/**
 * Writes to the browser's console if the level is enabled; request variables are cut to 50 characters (CONST-01,
 * CONST-02).
 */
export function log(level: MessageLevel, message: string, variables?: unknown): void {
  if (!isLogged(level, threshold)) return
  console[level](variables === undefined ? message : `${message} ${toText(variables)}`)
}

/** Sets the log level, which comes from the setting `LOG_LEVEL`. */
export function setLogLevel(level: LogLevel): void {
  threshold = level
}

let threshold: LogLevel = 'info'

function toText(variables: unknown): string {
  return variables instanceof Error ? variables.message : toLoggedVariables(variables)
}
