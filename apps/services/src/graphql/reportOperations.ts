import { toLoggedVariables } from '@kudex/domain/logging'
import type { Plugin } from 'graphql-yoga'
import { isSecretKey, type Log } from '../server/log.ts'

/** Logs every operation with its variables, cut to 50 characters and without secrets (CONST-02), at level debug. */
export function reportOperations(log: Log): Plugin {
  return {
    onExecute({ args }) {
      const started = performance.now()
      const operation = args.operationName ?? 'anonymous'
      return {
        onExecuteDone() {
          const milliseconds = Math.round((performance.now() - started) * 10) / 10
          log.debug(
            { operation, variables: toLoggedVariables(withoutSecrets(args.variableValues)), milliseconds },
            'operation',
          )
        },
      }
    },
  }
}

function withoutSecrets(variables: unknown): unknown {
  if (typeof variables !== 'object' || variables === null) return variables
  if (Array.isArray(variables)) return variables.map(withoutSecrets)
  return Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [key, isSecretKey(key) ? '[redacted]' : withoutSecrets(value)]),
  )
}
