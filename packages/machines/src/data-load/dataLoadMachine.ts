import { assign, setup } from 'xstate'
import { createPromisePort } from '../ports/index.ts'

export type DataLoadEvent =
  /** Loads the data of a query; aborts the request before it. */
  | { readonly type: 'data.load'; readonly query: unknown }
  /** Repeats the last query. */
  | { readonly type: 'data.reload' }
  /** Aborts the request and drops the data. */
  | { readonly type: 'data.forget' }

interface DataLoadContext {
  readonly query: unknown
  /** The latest data; kept while newer data loads and when that fails. Its type is the port's. */
  readonly value: unknown
}

/**
 * Data that is loaded in the browser: idle, pending, success, error (PAGE-24). The port `fetchData` gets the query and
 * a signal that aborts when another query is sent, the actor stops, or nothing has arrived within 30 seconds. The reason
 * of a rejection is ignored: `error` is the code.
 */
export const dataLoadMachine = setup({
  types: {
    context: {} as DataLoadContext,
    events: {} as DataLoadEvent,
  },
  actors: { fetchData: createPromisePort<unknown, unknown>('fetchData') },
  delays: { callTimeout: 30_000 },
  guards: { hasQuery: ({ context }) => context.query !== null },
  actions: {
    setQuery: assign((_, { query }: { readonly query: unknown }) => ({ query })),
    setValue: assign((_, { output }: { readonly output: unknown }) => ({ value: output })),
    forget: assign({ query: null, value: null }),
  },
}).createMachine({
  id: 'dataLoad',
  context: { query: null, value: null },
  initial: 'idle',
  on: {
    'data.load': { target: '.pending', reenter: true, actions: { type: 'setQuery', params: ({ event }) => event } },
    'data.reload': { target: '.pending', guard: 'hasQuery', reenter: true },
    'data.forget': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    pending: {
      invoke: {
        src: 'fetchData',
        input: ({ context }: { readonly context: DataLoadContext }) => context.query,
        onDone: { target: 'success', actions: { type: 'setValue', params: ({ event }) => event } },
        onError: 'error',
      },
      after: { callTimeout: 'error' },
    },
    success: {},
    error: {},
  },
})
