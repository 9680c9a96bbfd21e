import { SettingsError } from '@kudex/domain/settings'
import { createLogger } from '../logging/index.ts'
import { StartError } from './startError.ts'

/**
 * Writes why a process does not start to standard error: problems that the operator can fix as plain text, any other
 * error as one log line with its stack.
 */
export function reportStartFailure(error: unknown, process: string, write: (text: string) => unknown): void {
  if (error instanceof SettingsError || error instanceof StartError) write(`${error.message}\n`)
  else createLogger({ level: 'error', process }, { write }).error({ err: error }, 'the start failed')
}
