import { assign, sendTo, setup } from 'xstate'
import { dataLoadMachine } from '../data-load/index.ts'
import { createPromisePort } from '../ports/index.ts'

/** An item of the feed; the machine reads its id only (FEED-01). */
export interface FeedItem {
  readonly id: string
}

/** A page of the feed (FEED-02). */
export interface NewsFeedPage {
  /** Newest first. */
  readonly items: readonly FeedItem[]
  /** Start of the next page; null at the end of the feed. */
  readonly next: string | null
}

export type NewsFeedEvent =
  | { readonly type: 'panel.open' }
  | { readonly type: 'panel.close' }
  /** Another tab stored the id of the newest item that it showed. */
  | { readonly type: 'feed.read'; readonly id: string | null }
  | { readonly type: 'more.show' }
  | { readonly type: 'feed.retry' }

export interface NewsFeedInput extends FeedScope {
  /** Id of the newest item that was read; null if none was. */
  readonly latestRead: string | null
}

/** The site and the locale of a feed. */
interface FeedScope {
  readonly siteId: string
  readonly urlCode: string
}

/** The query of the port `fetchData`. */
export interface NewsFeedQuery extends FeedScope {
  /** Start of the page; null for the first. */
  readonly after: string | null
}

/** The feed as far as it is loaded. */
interface NewsFeedContext extends NewsFeedInput, NewsFeedPage {
  /** `latestRead` at the time the panel was opened: newer items are marked. */
  readonly readBefore: string | null
}

/**
 * The news feed: loads page by page, knows what is unread, and marks it as read when the panel opens (FEED-02…05). The
 * child `pages` loads; whether it is loading or has failed is its state.
 */
export const newsFeedMachine = setup({
  types: {
    context: {} as NewsFeedContext,
    events: {} as NewsFeedEvent,
    input: {} as NewsFeedInput,
    children: {} as { pages: 'pages' },
  },
  actors: {
    pages: dataLoadMachine,
    saveLatestRead: createPromisePort<void, { readonly id: string | null }>('saveLatestRead'),
  },
  guards: {
    hasUnread: ({ context }) => isUnread(context),
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    loadPage: sendTo('pages', ({ context: { siteId, urlCode, next } }) => ({
      type: 'data.load',
      query: { siteId, urlCode, after: next } satisfies NewsFeedQuery,
    })),
    reloadPage: sendTo('pages', { type: 'data.reload' }),
    addPage: assign(({ context }, page: NewsFeedPage | null) => (page ? appendPage(context.items, page) : {})),
    rememberRead: assign(({ context }) => ({ readBefore: context.latestRead })),
    acceptRead: assign(({ context }, id: string | null) => ({ latestRead: resolveRead(context, id) })),
    markRead: assign(({ context }) => ({ latestRead: context.items[0]?.id ?? context.latestRead })),
  },
}).createMachine({
  id: 'newsFeed',
  context: ({ input }) => ({ ...input, items: [], next: null, readBefore: null }),
  invoke: {
    src: 'pages',
    id: 'pages',
    // The data load machine does not know the type of its data.
    onSnapshot: {
      actions: { type: 'addPage', params: ({ event }) => event.snapshot.context.value as NewsFeedPage | null },
    },
  },
  entry: 'loadPage',
  on: {
    'more.show': { guard: 'hasMore', actions: 'loadPage' },
    'feed.retry': { actions: 'reloadPage' },
    'feed.read': { actions: { type: 'acceptRead', params: ({ event }) => event.id } },
  },
  initial: 'closed',
  states: {
    closed: { on: { 'panel.open': { target: 'open', actions: 'rememberRead' } } },
    open: {
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
            // Without storage the mark lasts until the page is left.
            onError: 'reading',
          },
        },
      },
    },
  },
})

/** True if the newest item is not the one that was read last (FEED-04). */
export function isUnread(feed: { readonly items: readonly FeedItem[]; readonly latestRead: string | null }): boolean {
  const [newest] = feed.items
  return newest !== undefined && newest.id !== feed.latestRead
}

/**
 * Ids of the items newer than the one that was read last: all of them if that one is not listed, and only the newest
 * item if none was read.
 */
export function listUnread(items: readonly FeedItem[], readBefore: string | null): ReadonlySet<string> {
  const read = items.findIndex(({ id }) => id === readBefore)
  const count = readBefore === null ? 1 : read === -1 ? items.length : read
  return new Set(items.slice(0, count).map(({ id }) => id))
}

/**
 * The newer one of two ids of items that were read, here and in another tab. The other tab lists newer items if its id
 * is not listed here; then everything is read.
 */
function resolveRead({ items, latestRead }: NewsFeedContext, id: string | null): string | null {
  if (id === null || id === latestRead) return latestRead
  const index = items.findIndex((item) => item.id === id)
  if (index === -1) return items[0]?.id ?? id
  const known = items.findIndex((item) => item.id === latestRead)
  return known === -1 || index < known ? id : latestRead
}

/** Key in local storage of the id of the newest item that was read (FEED-05). */
export const latestReadKey = 'uapp-newsfeed-latest-read'

/** Appends a page. An item that is on two pages, because a newer one was published in between, is listed once. */
function appendPage(items: readonly FeedItem[], { items: more, next }: NewsFeedPage): NewsFeedPage {
  const known = new Set(items.map(({ id }) => id))
  return { items: [...items, ...more.filter(({ id }) => !known.has(id))], next }
}
