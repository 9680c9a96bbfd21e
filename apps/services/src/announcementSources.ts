import type { AnnouncementFeed } from './announcementFeed.types.ts'
import { shownEntries } from './content/editorial/shownEntries.ts'
import { searchFeed } from './searchSources.ts'

/** What subscribers of this process's sales service are told of, and the log it follows. */
export const announcementFeed: AnnouncementFeed = {
  ...shownEntries,
  readPoint: searchFeed.readPoint,
  readChanges: searchFeed.readChanges,
  createWatch: searchFeed.createWatch,
}
