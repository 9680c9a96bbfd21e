import type { HostRenewal } from '@kudex/domain/editing'
import { assign, setup } from 'xstate'
import { createPromisePort } from '../ports/index.ts'

export interface RenewalInput {
  readonly hosts: readonly HostRenewal[]
  /** Address of the page that lists the hosts; only the port reads it. */
  readonly path: string
}

export type RenewalEvent = { readonly type: 'page.hidden' } | { readonly type: 'page.shown' }

interface RenewalContext extends RenewalInput {
  /** Requests so far. */
  readonly attempts: number
}

/**
 * Polls until all hosts have renewed a page: first after a second, then less and less often, and not in a hidden tab. A
 * failed request counts as one without changes.
 */
export const renewalMachine = setup({
  types: {
    context: {} as RenewalContext,
    events: {} as RenewalEvent,
    input: {} as RenewalInput,
  },
  actors: { fetchHosts: createPromisePort<readonly HostRenewal[], string>('fetchHosts') },
  delays: { nextRequest: ({ context }) => Math.min(30_000, 1_000 * 2 ** context.attempts) },
  guards: { isLive: ({ context }) => context.hosts.every(({ state }) => state === 'live') },
  actions: {
    setHosts: assign((_, { output }: { readonly output: readonly HostRenewal[] }) => ({ hosts: output })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
  },
}).createMachine({
  id: 'renewal',
  context: ({ input }) => ({ ...input, attempts: 0 }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isLive', target: 'live' }, { target: 'waiting' }] },
    waiting: { after: { nextRequest: 'loading' }, on: { 'page.hidden': 'paused' } },
    loading: {
      entry: 'countAttempt',
      invoke: {
        src: 'fetchHosts',
        input: ({ context }: { readonly context: RenewalContext }) => context.path,
        onDone: { target: 'deciding', actions: { type: 'setHosts', params: ({ event }) => event } },
        onError: 'waiting',
      },
      on: { 'page.hidden': 'paused' },
    },
    paused: { on: { 'page.shown': 'loading' } },
    live: { type: 'final' },
  },
})
