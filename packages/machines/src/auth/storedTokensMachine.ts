import { toIdentityFailure, type IdentityFailure, type TokenSet } from '@kudex/domain/identity'
import { assign, setup } from 'xstate'
import { holdRenewalLock, readTokens, removeTokens, type LockEvent } from './ports.ts'

export interface StoredTokens {
  readonly tokens: TokenSet | null
  /** Why the stored tokens could not be read (AUTH-37); they are removed then. */
  readonly failure: IdentityFailure | null
}

/** Reads the stored tokens while no tab is renewing: during a renewal there are none (AUTH-05, AUTH-37). */
export const storedTokensMachine = setup({
  types: {
    context: {} as StoredTokens,
    events: {} as LockEvent,
    output: {} as StoredTokens,
  },
  actors: { holdRenewalLock, readTokens, removeTokens },
}).createMachine({
  id: 'storedTokens',
  context: { tokens: null, failure: null },
  invoke: { src: 'holdRenewalLock' },
  initial: 'waiting',
  states: {
    waiting: { on: { 'lock.acquired': 'reading' } },
    reading: {
      invoke: {
        src: 'readTokens',
        onDone: { target: 'finished', actions: assign({ tokens: ({ event }) => event.output }) },
        onError: { target: 'removing', actions: assign({ failure: ({ event }) => toIdentityFailure(event.error) }) },
      },
    },
    removing: { invoke: { src: 'removeTokens', onDone: 'finished', onError: 'finished' } },
    finished: { type: 'final' },
  },
  output: ({ context }) => context,
})
