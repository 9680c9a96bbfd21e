import { createAccountClient } from '@kudex/api/account'
import { accountMachine } from '@kudex/machines/account'
import { fromPromise } from 'xstate'

/** The account machine with the host's API. */
export function provideAccount(): typeof accountMachine {
  const client = createAccountClient()
  return accountMachine.provide({
    actors: {
      fetchAccount: fromPromise(({ signal }) => client.fetchAccount(signal)),
      runCommand: fromPromise(async ({ input: { command }, signal }) =>
        command ? client.runCommand(command, signal) : { kind: 'failed', reason: 'unavailable' },
      ),
    },
  })
}
