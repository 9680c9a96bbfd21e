import { assign, fromPromise, setup } from 'xstate'
import { isUnread, type NewsFeedPage } from './newsFeed.types.ts'

export type NewsFeedEvent =
  | { readonly type: 'panel.open' }
  | { readonly type: 'panel.close' }
  | { readonly type: 'more.show' }
  | { readonly type: 'feed.retry' }

interface NewsFeedContext {
  /** Newest first. */
  readonly items: NewsFeedPage['items']
  /** Where the next page begins; null at the end of the feed. */
  readonly next: string | null
  /** Id of the newest item that was read; null for who has read nothing yet. */
  readonly latestRead: string | null
  /** The same as it was when the panel was opened: what came after it is marked. */
  readonly readBefore: string | null
}

/**
 * The news feed: loads its first page, knows whether something is unread, marks it as read when the panel opens and
 * loads more on request (FEED-02…05). Its ports are given by the feature.
 */
export const newsFeedMachine = setup({
  types: { context: {} as NewsFeedContext, events: {} as NewsFeedEvent, tags: {} as 'busy' | 'open' | 'failed' },
  actors: {
    fetchPage: fromPromise<NewsFeedPage, { readonly after: string | null }>(() => {
      throw new Error('The port fetchPage is not provided')
    }),
    readLatestRead: fromPromise<string | null>(() => {
      throw new Error('The port readLatestRead is not provided')
    }),
    saveLatestRead: fromPromise<void, { readonly id: string }>(() => {
      throw new Error('The port saveLatestRead is not provided')
    }),
  },
  guards: {
    hasUnread: ({ context }) => isUnread(context),
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    takeRead: assign({ latestRead: (_, { id }: { readonly id: string | null }) => id }),
    takePage: assign(({ context }, { items, next }: NewsFeedPage) => ({ items: merge(context.items, items), next })),
    rememberRead: assign({ readBefore: ({ context }) => context.latestRead }),
    markRead: assign({ latestRead: ({ context }) => context.items[0]?.id ?? context.latestRead }),
  },
}).createMachine({
  id: 'newsFeed',
  type: 'parallel',
  context: { items: [], next: null, latestRead: null, readBefore: null },
  states: {
    feed: {
      initial: 'remembering',
      states: {
        remembering: {
          tags: 'busy',
          invoke: {
            src: 'readLatestRead',
            onDone: { target: 'loading', actions: { type: 'takeRead', params: ({ event }) => ({ id: event.output }) } },
            // A browser that keeps nothing has read nothing.
            onError: 'loading',
          },
        },
        loading: {
          tags: 'busy',
          invoke: {
            src: 'fetchPage',
            input: ({ context }) => ({ after: context.next }),
            onDone: { target: 'ready', actions: { type: 'takePage', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        ready: { on: { 'more.show': { target: 'loading', guard: 'hasMore' } } },
        failed: { tags: 'failed', on: { 'feed.retry': 'loading' } },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.open': { target: 'open', actions: 'rememberRead' } } },
        open: {
          tags: 'open',
          on: { 'panel.close': 'closed' },
          initial: 'reading',
          states: {
            reading: { always: { target: 'marking', guard: 'hasUnread' } },
            marking: {
              entry: 'markRead',
              invoke: {
                src: 'saveLatestRead',
                input: ({ context }) => ({ id: context.latestRead ?? '' }),
                onDone: 'reading',
                // It is marked for this visit all the same.
                onError: 'reading',
              },
            },
          },
        },
      },
    },
  },
})

/** An item that stands on two pages, because a new one came in between, is shown once. */
function merge(items: NewsFeedPage['items'], more: NewsFeedPage['items']): NewsFeedPage['items'] {
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...more.filter(({ id }) => !known.has(id))]
}
