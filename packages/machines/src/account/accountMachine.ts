import type {
  AccountCommand,
  AccountDetails,
  AccountFailure,
  AccountOutcome,
  AccountResponse,
  AccountStep,
  TotpSetup,
} from '@kudex/domain/account'
import { assign, setup } from 'xstate'
import { createPromisePort } from '../ports/index.ts'

export type AccountEvent =
  | { readonly type: 'account.load' }
  | { readonly type: 'command.run'; readonly command: AccountCommand }
  /** Hides the set-up of the authenticator app, or the recovery codes. */
  | { readonly type: 'secrets.hide' }

export interface AccountInput {
  /** The account when the page was rendered; null if it has to be loaded. */
  readonly account: AccountDetails | null
}

interface AccountContext {
  /** Null until it has loaded. */
  readonly account: AccountDetails | null
  /** Why it could not be loaded. */
  readonly failure: AccountFailure | null
  readonly command: AccountCommand | null
  /** The outcome of the latest command. */
  readonly result: { readonly step: AccountStep; readonly outcome: AccountOutcome } | null
  /** The authenticator app that is being set up. */
  readonly totpSetup: TotpSetup | null
  /** New recovery codes, until they are hidden. */
  readonly recoveryCodes: readonly string[] | null
}

/**
 * The account settings: loads the account, then runs one change at a time (ACCT-01…09). Both ports resolve with every
 * outcome they know.
 */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    input: {} as AccountInput,
    events: {} as AccountEvent,
    tags: {} as 'busy' | 'failed' | 'deleted',
  },
  actors: {
    fetchAccount: createPromisePort<AccountOutcome>('fetchAccount'),
    runCommand: createPromisePort<AccountOutcome, { readonly command: AccountCommand | null }>('runCommand'),
  },
  guards: {
    hasAccount: ({ context }) => context.account !== null,
    isDeleted: ({ context }) => context.account === null,
  },
  actions: {
    setCommand: assign((_, { command }: { readonly command: AccountCommand }) => ({ command, result: null })),
    setAccount: assign((_, { output }: { readonly output: AccountOutcome }) =>
      output.kind === 'done'
        ? { account: output.response.account, failure: null }
        : { failure: output.kind === 'failed' ? output.reason : 'unavailable' },
    ),
    setResult: assign(({ context }, { output }: { readonly output: AccountOutcome }) => ({
      ...(output.kind === 'done' && applyResponse(context, output.response)),
      command: null,
      result: context.command && { step: context.command.step, outcome: output },
    })),
    hideSecrets: assign({ totpSetup: null, recoveryCodes: null }),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({
    account: input.account,
    failure: null,
    command: null,
    result: null,
    totpSetup: null,
    recoveryCodes: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasAccount', target: 'ready' }, { target: 'loading' }] },
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
      always: { guard: 'isDeleted', target: 'deleted' },
      on: {
        'command.run': { target: 'running', actions: { type: 'setCommand', params: ({ event }) => event } },
        'secrets.hide': { actions: 'hideSecrets' },
      },
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
    deleted: { tags: 'deleted', type: 'final' },
  },
})

function applyResponse(context: AccountContext, response: AccountResponse): Partial<AccountContext> {
  const isSecondFactor = context.command !== null && secondFactorSteps.has(context.command.step)
  return {
    account: response.account,
    ...(isSecondFactor && {
      totpSetup: response.totpSetup ?? null,
      recoveryCodes: response.recoveryCodes ?? null,
    }),
  }
}

/** Steps that replace the set-up and the recovery codes that are shown. */
const secondFactorSteps: ReadonlySet<AccountStep> = new Set([
  'totp.start',
  'totp.confirm',
  'passkey.add',
  'second-factor.reset',
  'recovery-codes.renew',
])

function unavailable(): AccountOutcome {
  return { kind: 'failed', reason: 'unavailable' }
}
