import { fetchNewsFeed, type ShownNewsItem } from '@kudex/api/news-feed'
import { latestReadKey, newsFeedMachine, type FeedItem, type NewsFeedQuery } from '@kudex/machines/news-feed'
import { providePorts } from '@kudex/machines/ports'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { toFetchPort } from '../shared/remoteData.actors.ts'

export type NewsFeedActor = ActorRefFrom<typeof newsFeedMachine>

/** The news feed's machine on the host's endpoint and the storage of the browser (FEED-03, FEED-05). */
export function provideNewsFeed() {
  return providePorts(newsFeedMachine, {
    fetchData: toFetchPort(({ after, ...scope }: NewsFeedQuery, signal) => fetchNewsFeed(scope, { after, signal })),
    saveLatestRead: fromPromise<void, { readonly id: string | null }>(async ({ input: { id } }) => {
      if (id !== null) window.localStorage.setItem(latestReadKey, id)
    }),
  })
}

/** The id of the newest item that was read; null if none was or without storage. */
export function readLatestRead(): string | null {
  try {
    return window.localStorage.getItem(latestReadKey)
  } catch {
    return null
  }
}

/** The machine passes items on as they are; the endpoint defines their type. */
export function toShownItems(items: readonly FeedItem[]): readonly ShownNewsItem[] {
  return items as readonly ShownNewsItem[]
}
