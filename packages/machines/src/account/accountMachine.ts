import type { AccountCommand, AccountDetails, AccountFailure, AccountOutcome, AccountStep } from '@kudex/domain/account'
import { assign, setup } from 'xstate'
import { createPromisePort } from '../ports/index.ts'

export type AccountEvent =
  | { readonly type: 'account.load' }
  | { readonly type: 'command.run'; readonly command: AccountCommand }

interface AccountContext {
  /** Null until it has loaded. */
  readonly account: AccountDetails | null
  /** Why it could not be loaded. */
  readonly failure: AccountFailure | null
  readonly command: AccountCommand | null
  /** The outcome of the latest command. */
  readonly result: { readonly step: AccountStep; readonly outcome: AccountOutcome } | null
}

/**
 * The account settings: loads the account, then runs one change at a time (ACCT-01…09). Both ports resolve with every
 * outcome they know.
 */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    fetchAccount: createPromisePort<AccountOutcome>('fetchAccount'),
    runCommand: createPromisePort<AccountOutcome, { readonly command: AccountCommand | null }>('runCommand'),
  },
  guards: {
    hasAccount: ({ context }) => context.account !== null,
  },
  actions: {
    setCommand: assign((_, { command }: { readonly command: AccountCommand }) => ({ command, result: null })),
    setAccount: assign((_, { output }: { readonly output: AccountOutcome }) =>
      output.kind === 'done'
        ? { account: output.account, failure: null }
        : { failure: output.kind === 'failed' ? output.reason : 'unavailable' },
    ),
    setResult: assign(({ context }, { output }: { readonly output: AccountOutcome }) => ({
      command: null,
      account: output.kind === 'done' ? output.account : context.account,
      result: context.command && { step: context.command.step, outcome: output },
    })),
  },
}).createMachine({
  id: 'account',
  context: { account: null, failure: null, command: null, result: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchAccount',
        onDone: { target: 'loaded', actions: { type: 'setAccount', params: ({ event }) => event } },
        onError: { target: 'loaded', actions: { type: 'setAccount', params: { output: unavailable() } } },
      },
    },
    loaded: { always: [{ guard: 'hasAccount', target: 'ready' }, { target: 'failed' }] },
    failed: { tags: 'failed', on: { 'account.load': 'loading' } },
    ready: {
      on: { 'command.run': { target: 'running', actions: { type: 'setCommand', params: ({ event }) => event } } },
    },
    running: {
      tags: 'busy',
      invoke: {
        src: 'runCommand',
        input: ({ context: { command } }) => ({ command }),
        onDone: { target: 'ready', actions: { type: 'setResult', params: ({ event }) => event } },
        onError: { target: 'ready', actions: { type: 'setResult', params: { output: unavailable() } } },
      },
    },
  },
})

function unavailable(): AccountOutcome {
  return { kind: 'failed', reason: 'unavailable' }
}
