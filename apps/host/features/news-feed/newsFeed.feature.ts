import type { Feature } from '../shared/index.ts'
import { idleSlot } from '../shared/index.ts'

/**
 * The news feed of the main site (FEED-07). Button, unread mark and panel are loaded when the browser is idle: what was
 * read is this browser's alone, so no page waits for it and every page stays the same for all.
 */
export const newsFeedFeature: Feature = {
  name: 'news-feed',
  areas: [],
  slots: {
    sideButton: idleSlot(async () => (await import('./NewsFeedButton.tsx')).NewsFeedButton),
    actions: {
      'open-news-feed-panel': () => void import('./newsFeedEngine.ts').then(({ openNewsFeed }) => openNewsFeed()),
    },
  },
}
