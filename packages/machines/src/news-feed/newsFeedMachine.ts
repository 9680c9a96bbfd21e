import { assign, setup } from 'xstate'
import { createPromisePort } from '../ports/index.ts'
import { isUnread, type NewsFeedPage } from './newsFeed.types.ts'

export type NewsFeedEvent =
  | { readonly type: 'panel.open' }
  | { readonly type: 'panel.close' }
  | { readonly type: 'more.show' }
  | { readonly type: 'feed.retry' }

/** The site and the locale of a feed. */
export interface NewsFeedInput {
  readonly siteId: string
  readonly urlCode: string
}

interface NewsFeedContext {
  readonly scope: NewsFeedInput
  /** Newest first. */
  readonly items: NewsFeedPage['items']
  /** Start of the next page; null at the end of the feed. */
  readonly next: string | null
  /** Id of the newest item that was read; null if none was. */
  readonly latestRead: string | null
  /** `latestRead` at the time the panel was opened: newer items are marked. */
  readonly readBefore: string | null
}

/** The news feed: loads page by page, knows what is unread, and marks it as read when the panel opens (FEED-02…05). */
export const newsFeedMachine = setup({
  types: {
    context: {} as NewsFeedContext,
    events: {} as NewsFeedEvent,
    input: {} as NewsFeedInput,
    tags: {} as 'busy' | 'open' | 'failed',
  },
  actors: {
    fetchPage: createPromisePort<NewsFeedPage, NewsFeedInput & { readonly after: string | null }>('fetchPage'),
    readLatestRead: createPromisePort<string | null>('readLatestRead'),
    saveLatestRead: createPromisePort<void, { readonly id: string | null }>('saveLatestRead'),
  },
  guards: {
    hasUnread: ({ context }) => isUnread(context),
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    setLatestRead: assign((_, { id }: { readonly id: string | null }) => ({ latestRead: id })),
    addPage: assign(({ context }, { items, next }: NewsFeedPage) => ({ items: merge(context.items, items), next })),
    rememberRead: assign(({ context }) => ({ readBefore: context.latestRead })),
    markRead: assign(({ context }) => ({ latestRead: context.items[0]?.id ?? context.latestRead })),
  },
}).createMachine({
  id: 'newsFeed',
  type: 'parallel',
  context: ({ input }) => ({ scope: input, items: [], next: null, latestRead: null, readBefore: null }),
  states: {
    feed: {
      initial: 'readingStorage',
      states: {
        readingStorage: {
          tags: 'busy',
          invoke: {
            src: 'readLatestRead',
            onDone: {
              target: 'loading',
              actions: { type: 'setLatestRead', params: ({ event }) => ({ id: event.output }) },
            },
            // Without storage nothing was read.
            onError: 'loading',
          },
        },
        loading: {
          tags: 'busy',
          invoke: {
            src: 'fetchPage',
            input: ({ context }) => ({ ...context.scope, after: context.next }),
            onDone: { target: 'ready', actions: { type: 'addPage', params: ({ event }) => event.output } },
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
                input: ({ context }) => ({ id: context.latestRead }),
                onDone: 'reading',
                // Without storage the mark lasts as long as the page.
                onError: 'reading',
              },
            },
          },
        },
      },
    },
  },
})

/** An item that is on two pages, because a newer one was published in between, is listed once. */
function merge(items: NewsFeedPage['items'], more: NewsFeedPage['items']): NewsFeedPage['items'] {
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...more.filter(({ id }) => !known.has(id))]
}
