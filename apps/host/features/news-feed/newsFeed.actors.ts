import {
  latestReadKey,
  newsFeedMachine,
  type FeedItem,
  type NewsFeedInput,
  type NewsFeedPage,
} from '@kudex/machines/news-feed'
import { fetchNewsFeed, type ShownNewsItem } from '@kudex/api/news-feed'
import { fromPromise, type ActorRefFrom } from 'xstate'

export type NewsFeedActor = ActorRefFrom<typeof newsFeedMachine>

/** The news feed's machine on the host's endpoint and the storage of the browser (FEED-03, FEED-05). */
export function provideNewsFeed() {
  return newsFeedMachine.provide({
    actors: {
      fetchPage: fromPromise<NewsFeedPage, NewsFeedInput & { readonly after: string | null }>(
        ({ input: { after, ...scope }, signal }) => fetchNewsFeed(scope, { after, signal }),
      ),
      readLatestRead: fromPromise<string | null, void>(async () => window.localStorage.getItem(latestReadKey)),
      saveLatestRead: fromPromise<void, { readonly id: string | null }>(async ({ input: { id } }) => {
        if (id !== null) window.localStorage.setItem(latestReadKey, id)
      }),
    },
  })
}

/** The machine passes items on as they are; the endpoint defines their type. */
export function toShownItems(items: readonly FeedItem[]): readonly ShownNewsItem[] {
  return items as readonly ShownNewsItem[]
}
