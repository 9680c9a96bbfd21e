import { latestReadKey, newsFeedMachine, type FeedItem, type NewsFeedPage } from '@kudex/machines/news-feed'
import { fetchNewsFeed, type FeedPlace, type ShownNewsItem } from '@kudex/api/news-feed'
import { fromPromise } from 'xstate'

/** The machine with its ports on a browser: the host's endpoint and the browser's storage (FEED-03, FEED-05). */
export function provideNewsFeed(place: FeedPlace) {
  return newsFeedMachine.provide({
    actors: {
      fetchPage: fromPromise<NewsFeedPage, { readonly after: string | null }>(({ input, signal }) =>
        fetchNewsFeed(place, { after: input.after, signal }),
      ),
      readLatestRead: fromPromise<string | null>(async () => window.localStorage.getItem(latestReadKey)),
      saveLatestRead: fromPromise<void, { readonly id: string }>(async ({ input }) =>
        window.localStorage.setItem(latestReadKey, input.id),
      ),
    },
  })
}

/** The machine carries items without looking at them; the endpoint says what they are. */
export function toShownItems(items: readonly FeedItem[]): readonly ShownNewsItem[] {
  return items as readonly ShownNewsItem[]
}
