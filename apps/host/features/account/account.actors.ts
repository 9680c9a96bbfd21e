import { createAccountClient } from '@kudex/api/account'
import type { AccountCommand, AccountOutcome } from '@kudex/domain/account'
import { accountMachine } from '@kudex/machines/account'
import { fromPromise } from 'xstate'
import { createPasskey } from './createPasskey.ts'

/** The account machine with the host's API. */
export function provideAccount(): typeof accountMachine {
  const client = createAccountClient()

  /** Confirms the password, asks the browser for a passkey, and stores it. */
  async function addPasskey(values: AccountValues, signal: AbortSignal): Promise<AccountOutcome> {
    const started = await client.runCommand({ step: 'passkey.start', values }, signal)
    if (started.kind !== 'done') return started
    const credential = await createPasskey(started.response.passkeyOptions)
    if (credential === null) return { kind: 'failed', reason: 'passkey-cancelled' }
    return client.runCommand({ step: 'passkey.add', values: { name: values['name'] ?? '', credential } }, signal)
  }

  return accountMachine.provide({
    actors: {
      fetchAccount: fromPromise(({ signal }) => client.fetchAccount(signal)),
      runCommand: fromPromise(async ({ input: { command }, signal }) => {
        if (!command) return { kind: 'failed', reason: 'unavailable' }
        return command.step === 'passkey.add' ? addPasskey(command.values, signal) : client.runCommand(command, signal)
      }),
    },
  })
}

type AccountValues = Extract<AccountCommand, { readonly values: unknown }>['values']
