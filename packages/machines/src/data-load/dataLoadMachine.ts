import { assign, fromPromise, setup } from 'xstate'

export type DataLoadEvent<Query> =
  /** Loads what is asked for; one that is under way is given up. */
  | { readonly type: 'data.load'; readonly query: Query }
  /** Loads the same again. */
  | { readonly type: 'data.reload' }
  | { readonly type: 'data.forget' }

export interface DataLoadInput<Value> {
  /** What the server sent with the page. */
  readonly value?: Value
}

interface DataLoadContext<Query, Value> {
  readonly query: Query | null
  /** The last that came; it stays while newer data is loaded and when that fails. */
  readonly value: Value | null
  readonly error: unknown
}

/**
 * Creates the machine of data that is loaded in the browser: idle, pending, success, error (PAGE-24). Its port
 * `fetchData` gets the query and a signal that ends when newer data is asked for or nobody waits any more.
 */
export function createDataLoadMachine<Query, Value>() {
  const base = setup({
    types: {
      context: {} as DataLoadContext<Query, Value>,
      events: {} as DataLoadEvent<Query>,
      input: {} as DataLoadInput<Value>,
      tags: {} as 'busy' | 'settled',
    },
    actors: {
      fetchData: fromPromise<Value, Query>(() => {
        throw new Error('The port fetchData is not provided')
      }),
    },
    guards: {
      hasValue: ({ context }) => context.value !== null,
      hasQuery: ({ context }) => context.query !== null,
    },
    actions: {
      forget: assign({ query: null, value: null, error: null }),
      remember: assign(({ event, context }) => ({
        query: event.type === 'data.load' ? event.query : context.query,
        error: null,
      })),
    },
  })
  return base.createMachine({
    id: 'dataLoad',
    context: ({ input }) => ({ query: null, value: input.value ?? null, error: null }),
    initial: 'unknown',
    on: {
      'data.load': { target: '.pending', actions: 'remember', reenter: true },
      'data.reload': { target: '.pending', guard: 'hasQuery', actions: 'remember', reenter: true },
      'data.forget': { target: '.idle', actions: 'forget' },
    },
    states: {
      unknown: { always: [{ target: 'success', guard: 'hasValue' }, { target: 'idle' }] },
      idle: {},
      pending: {
        tags: 'busy',
        invoke: {
          src: 'fetchData',
          // Pending is only entered with a query.
          input: ({ context }) => context.query as Query,
          onDone: { target: 'success', actions: assign({ value: ({ event }) => event.output }) },
          onError: { target: 'error', actions: assign({ error: ({ event }) => event.error }) },
        },
      },
      success: { tags: 'settled' },
      error: { tags: 'settled' },
    },
  })
}
