import { assign, setup } from 'xstate'
import { createPromisePort } from '../ports/index.ts'

export type DataLoadEvent =
  /** Loads the data of a query; aborts the request before it. */
  | { readonly type: 'data.load'; readonly query: unknown }
  /** Repeats the last query. */
  | { readonly type: 'data.reload' }
  /** Aborts the request and drops the data. */
  | { readonly type: 'data.forget' }

export interface DataLoadInput {
  /** Data that the server sent with the page; null if there is none. */
  readonly value: unknown
}

interface DataLoadContext {
  readonly query: unknown
  /** The latest data; kept while newer data loads and when that fails. Its type is the port's. */
  readonly value: unknown
  /** The reason of the last failure, as the port rejected; null in every state but `error`. */
  readonly error: unknown
}

/**
 * Data that is loaded in the browser: idle, pending, success, error (PAGE-24). The port `fetchData` gets the query and a
 * signal that aborts when another query is sent or the actor stops.
 */
export const dataLoadMachine = setup({
  types: {
    context: {} as DataLoadContext,
    events: {} as DataLoadEvent,
    input: {} as DataLoadInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: { fetchData: createPromisePort<unknown, unknown>('fetchData') },
  guards: {
    hasValue: ({ context }) => context.value !== null,
    hasQuery: ({ context }) => context.query !== null,
  },
  actions: {
    setQuery: assign((_, { query }: { readonly query: unknown }) => ({ query, error: null })),
    setValue: assign((_, { value }: { readonly value: unknown }) => ({ value })),
    setError: assign((_, { error }: { readonly error: unknown }) => ({ error })),
    clearError: assign({ error: null }),
    forget: assign({ query: null, value: null, error: null }),
  },
}).createMachine({
  id: 'dataLoad',
  context: ({ input }) => ({ query: null, value: input.value, error: null }),
  initial: 'starting',
  on: {
    'data.load': {
      target: '.pending',
      reenter: true,
      actions: { type: 'setQuery', params: ({ event }) => event },
    },
    'data.reload': { target: '.pending', guard: 'hasQuery', reenter: true, actions: 'clearError' },
    'data.forget': { target: '.idle', actions: 'forget' },
  },
  states: {
    starting: { always: [{ target: 'success', guard: 'hasValue' }, { target: 'idle' }] },
    idle: {},
    pending: {
      tags: 'busy',
      invoke: {
        src: 'fetchData',
        input: ({ context }: { readonly context: DataLoadContext }) => context.query,
        onDone: { target: 'success', actions: { type: 'setValue', params: ({ event }) => ({ value: event.output }) } },
        onError: { target: 'error', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    success: { tags: 'settled' },
    error: { tags: 'settled' },
  },
})
