import { toLoggedVariables } from '@kudex/domain/logging'
import type { Plugin } from 'graphql-yoga'
import { type Logger, redact } from '@kudex/node-server/logging'

/**
 * Yoga plugin: logs each operation at level debug, with variables cut to 50 characters and without secrets (CONST-02).
 * A request may have a log with another level in its context (TICKET-18).
 */
export function logOperations(endpointLog: Logger): Plugin<{ readonly log?: Logger }> {
  return {
    onExecute({ args }) {
      const { log = endpointLog } = args.contextValue
      const started = performance.now()
      const operation = args.operationName ?? 'anonymous'
      return {
        onExecuteDone() {
          const milliseconds = Math.round((performance.now() - started) * 10) / 10
          log.debug({ operation, variables: toLoggedVariables(redact(args.variableValues)), milliseconds }, 'operation')
        },
      }
    },
  }
}
