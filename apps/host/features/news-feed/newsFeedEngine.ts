import type { FeedPlace } from '@kudex/api/news-feed'
import type { newsFeedMachine } from '@kudex/machines/news-feed'
import { createActor, type ActorRefFrom } from 'xstate'
import { provideNewsFeed } from './newsFeed.actors.ts'

export type NewsFeedActor = ActorRefFrom<typeof newsFeedMachine>

/** The feed of a site in a locale; one for each, for as long as the document is there. In the browser only. */
export function startNewsFeed(place: FeedPlace): NewsFeedActor {
  const key = `${place.siteId} ${place.urlCode}`
  current = actors.get(key) ?? createActor(provideNewsFeed(place)).start()
  actors.set(key, current)
  if (isWanted) current.send({ type: 'panel.open' })
  isWanted = false
  return current
}

/** Opens the panel; as soon as there is one, where it is still on its way (ROUTE-25). */
export function openNewsFeed(): void {
  if (current) current.send({ type: 'panel.open' })
  else isWanted = true
}

const actors = new Map<string, NewsFeedActor>()
let current: NewsFeedActor | null = null
let isWanted = false
