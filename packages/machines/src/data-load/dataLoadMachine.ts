import { assign, fromPromise, setup } from 'xstate'

export type DataLoadEvent =
  /** Loads what is asked for; one that is under way is given up. */
  | { readonly type: 'data.load'; readonly query: unknown }
  /** Loads the same again. */
  | { readonly type: 'data.reload' }
  | { readonly type: 'data.forget' }

export interface DataLoadInput {
  /** What the server sent with the page; null when it sent none. */
  readonly value: unknown
}

interface DataLoadContext {
  readonly query: unknown
  /** The last that came; it stays while newer data is loaded and when that fails. The feature's port says what it is. */
  readonly value: unknown
  readonly error: unknown
}

/**
 * Data that is loaded in the browser: idle, pending, success, error (PAGE-24). The port `fetchData` gets the query and a
 * signal that ends when newer data is asked for or nobody waits any more.
 */
export const dataLoadMachine = setup({
  types: {
    context: {} as DataLoadContext,
    events: {} as DataLoadEvent,
    input: {} as DataLoadInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    fetchData: fromPromise<unknown, unknown>(() => {
      throw new Error('The port fetchData is not provided')
    }),
  },
  guards: {
    hasValue: ({ context }) => context.value !== null,
    hasQuery: ({ context }) => context.query !== null,
  },
  actions: {
    take: assign({ value: (_, { value }: { readonly value: unknown }) => value }),
    tell: assign({ error: (_, { error }: { readonly error: unknown }) => error }),
    forget: assign({ query: null, value: null, error: null }),
    remember: assign(({ event, context }) => ({
      query: event.type === 'data.load' ? event.query : context.query,
      error: null,
    })),
  },
}).createMachine({
  id: 'dataLoad',
  context: ({ input }) => ({ query: null, value: input.value, error: null }),
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
        input: ({ context }: { readonly context: DataLoadContext }) => context.query,
        onDone: { target: 'success', actions: { type: 'take', params: ({ event }) => ({ value: event.output }) } },
        onError: { target: 'error', actions: { type: 'tell', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    success: { tags: 'settled' },
    error: { tags: 'settled' },
  },
})
