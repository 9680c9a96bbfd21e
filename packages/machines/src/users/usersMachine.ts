import type { UserChange, UserCommand } from '@kudex/domain/access'
import { assign, raise, setup } from 'xstate'
import { type CallFailure, type CallResult, createPromisePort } from '../ports/index.ts'

/** Result of a port. */
export type UserResult<Value> = CallResult<Value>

export type UsersEvent =
  /** Shows the data of a query, or loads it if it is null; aborts the request before it. */
  | { readonly type: 'query.change'; readonly query: unknown; readonly data: unknown }
  | { readonly type: 'data.reload' }
  /** Loads again what was refused, and repeats a change that was refused. */
  | { readonly type: 'session.restored' }
  | { readonly type: 'network.online' }
  /** Ignored while another change runs. */
  | { readonly type: 'command.run'; readonly command: UserCommand }
  | { readonly type: 'result.dismiss' }

interface UsersContext {
  /** Its type is defined by the port `fetchData`. */
  readonly query: unknown
  /** The latest data; null until it has loaded. */
  readonly data: unknown
  readonly failure: CallFailure | null
  readonly command: UserCommand | null
  /** The latest change and its result. */
  readonly result: { readonly command: UserCommand; readonly outcome: UserResult<UserChange> } | null
}

/**
 * A page of the user administration: loads a list or a user, and runs one change at a time, after which it loads again
 * (UADM-05…17). Both ports resolve with every outcome they know.
 */
export const usersMachine = setup({
  types: {
    context: {} as UsersContext,
    events: {} as UsersEvent,
    /** `data` is that of the query, or null. */
    input: {} as { readonly query: unknown; readonly data: unknown },
    tags: {} as 'loading' | 'loaded' | 'failed' | 'unauthenticated' | 'running',
  },
  actors: {
    fetchData: createPromisePort<UserResult<unknown>, unknown>('fetchData'),
    runCommand: createPromisePort<UserResult<UserChange>, UserCommand | null>('runCommand'),
  },
  guards: {
    hasData: ({ context }) => context.data !== null,
    isFailed: ({ context }) => context.failure !== null,
    // Data that cannot be loaded again stays visible, beside the failure of a change; after a stored one it is outdated.
    isMissing: ({ context: { data, failure, result } }) =>
      failure === 'forbidden' || (failure !== null && (data === null || result?.outcome.isDone === true)),
    isUnauthenticated: ({ context }) => context.failure === 'unauthenticated',
    isChangeRefused: ({ context: { result } }) =>
      result?.outcome.isDone === false && result.outcome.failure === 'unauthenticated',
  },
  actions: {
    setQuery: assign((_, { query, data }: { readonly query: unknown; readonly data: unknown }) => ({
      query,
      data,
      failure: null,
      result: null,
    })),
    setData: assign((_, { output }: { readonly output: UserResult<unknown> }) =>
      output.isDone ? { data: output.value, failure: null } : { failure: output.failure },
    ),
    setCommand: assign((_, { command }: { readonly command: UserCommand }) => ({ command, result: null })),
    setResult: assign(({ context }, { output }: { readonly output: UserResult<UserChange> }) => ({
      command: null,
      result: context.command && { command: context.command, outcome: output },
    })),
    repeatCommand: assign(({ context: { result } }) => ({ command: result?.command ?? null, result: null })),
    dismiss: assign({ result: null }),
    reload: raise({ type: 'data.reload' }),
  },
}).createMachine({
  id: 'users',
  context: ({ input }) => ({ ...input, failure: null, command: null, result: null }),
  type: 'parallel',
  states: {
    data: {
      initial: 'starting',
      on: {
        'query.change': {
          target: '.starting',
          reenter: true,
          actions: { type: 'setQuery', params: ({ event }) => event },
        },
        'data.reload': { target: '.loading', reenter: true },
      },
      states: {
        starting: { always: [{ guard: 'hasData', target: 'loaded' }, { target: 'loading' }] },
        loading: {
          tags: 'loading',
          invoke: {
            src: 'fetchData',
            input: ({ context }: { readonly context: UsersContext }) => context.query,
            onDone: { target: 'settled', actions: { type: 'setData', params: ({ event }) => event } },
            onError: { target: 'settled', actions: { type: 'setData', params: { output: unavailable() } } },
          },
        },
        settled: {
          always: [
            { guard: 'isUnauthenticated', target: 'unauthenticated' },
            { guard: 'isMissing', target: 'failed' },
            { target: 'loaded' },
          ],
        },
        loaded: { tags: 'loaded', on: { 'network.online': { guard: 'isFailed', target: 'loading' } } },
        failed: { tags: 'failed', on: { 'network.online': 'loading' } },
        unauthenticated: { tags: 'unauthenticated', on: { 'session.restored': 'loading' } },
      },
    },
    command: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'command.run': { target: 'running', actions: { type: 'setCommand', params: ({ event }) => event } },
            'session.restored': { guard: 'isChangeRefused', target: 'running', actions: 'repeatCommand' },
            'result.dismiss': { actions: 'dismiss' },
          },
        },
        running: {
          tags: 'running',
          invoke: {
            src: 'runCommand',
            input: ({ context }: { readonly context: UsersContext }) => context.command,
            onDone: {
              target: 'idle',
              actions: [{ type: 'setResult', params: ({ event }) => event }, 'reload'],
            },
            onError: { target: 'idle', actions: { type: 'setResult', params: { output: unavailable() } } },
          },
        },
      },
    },
  },
})

function unavailable(): UserResult<never> {
  return { isDone: false, failure: 'unavailable' }
}
