import type { AnnouncementFeed } from './feeds/announcementFeed.types.ts'
import { visibleEntries } from './content/editorial/visibleEntries.ts'
import { searchFeed } from './searchFeed.ts'

/** The entries that subscribers are notified of, and the change log. */
export const announcementFeed: AnnouncementFeed = {
  ...visibleEntries,
  readPoint: searchFeed.readPoint,
  readChanges: searchFeed.readChanges,
  createWatch: searchFeed.createWatch,
}
