/** An item of the feed; the machine reads its id only (FEED-01). */
export interface FeedItem {
  readonly id: string
}

/** A page of the feed (FEED-02). */
export interface NewsFeedPage<Item extends FeedItem = FeedItem> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** True if the newest item is not the one that was read last (FEED-04). */
export function isUnread(feed: { readonly items: readonly FeedItem[]; readonly latestRead: string | null }): boolean {
  const [newest] = feed.items
  return newest !== undefined && newest.id !== feed.latestRead
}

/** Ids of the items newer than the one that was read last; only the newest item if none was read. */
export function listUnread(items: readonly FeedItem[], readBefore: string | null): ReadonlySet<string> {
  const read = items.findIndex(({ id }) => id === readBefore)
  return new Set(items.slice(0, read === -1 ? 1 : read).map(({ id }) => id))
}

/** Key in local storage of the id of the newest item that was read (FEED-05). */
export const latestReadKey = 'uapp-newsfeed-latest-read'
