import type { Feature } from '../shared/feature.types.ts'
import { idleSlot } from '../shared/idleSlot.tsx'
import { newsFeedRequest } from './newsFeedRequest.ts'

/**
 * The news feed of the main site (FEED-07). Button, unread mark and panel load when the browser is idle: what was read
 * is known to this browser only, so no page waits for it and every page stays the same for all.
 */
export const newsFeedFeature: Feature = {
  name: 'news-feed',
  slots: {
    sideButton: idleSlot(async () => (await import('./NewsFeedButton.tsx')).NewsFeedButton),
    actions: { 'open-news-feed-panel': newsFeedRequest.request },
  },
}
