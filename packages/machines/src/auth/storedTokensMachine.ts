import type { TokenSet } from '@kudex/domain/identity'
import { assign, setup } from 'xstate'
import type { AuthFailure } from './auth.types.ts'
import { holdRenewalLock, readTokens, removeTokens, type LockEvent } from './ports.ts'
import { toFailure } from './rules.ts'

export interface StoredTokens {
  readonly tokens: TokenSet | null
  /** Why what was stored could not be read (AUTH-37); it is removed then. */
  readonly failure: AuthFailure | null
}

/** Reads the stored tokens when no tab is renewing: in the middle of a renewal there are none (AUTH-05, AUTH-37). */
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
        onError: { target: 'removing', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    removing: { invoke: { src: 'removeTokens', onDone: 'finished', onError: 'finished' } },
    finished: { type: 'final' },
  },
  output: ({ context }) => context,
})
