/** An item of the feed, as far as the machine needs it (FEED-01). */
export interface FeedItem {
  readonly id: string
}

/** A page of the feed (FEED-02). */
export interface NewsFeedPage<Item extends FeedItem = FeedItem> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** The feed is unread while its newest item is not the one that was read last (FEED-04). */
export function isUnread(feed: { readonly items: readonly FeedItem[]; readonly latestRead: string | null }): boolean {
  const [newest] = feed.items
  return newest !== undefined && newest.id !== feed.latestRead
}

/** The items that came after the one that was read last, newest first; for who has read nothing only the newest. */
export function listUnread(items: readonly FeedItem[], readBefore: string | null): ReadonlySet<string> {
  const read = items.findIndex(({ id }) => id === readBefore)
  return new Set(items.slice(0, read === -1 ? 1 : read).map(({ id }) => id))
}

/** Key of the browser's storage that holds the id of the newest item read (FEED-05). */
export const latestReadKey = 'uapp-newsfeed-latest-read'
