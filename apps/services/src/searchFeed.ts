import { systemTag } from '@kudex/domain/changes'
import { asc } from 'drizzle-orm'
import { readChanges, readCurrentPoint } from './content/changes/changeLog.ts'
import { createChangeWatch } from './content/changes/changeWatch.ts'
import { mediaReleaseSearchSource, storySearchSource } from './content/editorial/editorialSearchSources.ts'
import { pageSearchSource } from './content/pages/pageSearchSource.ts'
import { sites } from './content/tables.ts'
import { catalogueSearchSource } from './products/catalogueSearchSource.ts'
import type { SearchFeed } from './feeds/searchFeed.types.ts'

/** The sources that the search service of this process indexes, and the change log it follows. */
export const searchFeed: SearchFeed = {
  sources: [catalogueSearchSource, storySearchSource, mediaReleaseSearchSource, pageSearchSource],
  sitesTag: systemTag,
  readSites: async (queries) => {
    const rows = await queries
      .select({ id: sites.id, slug: sites.slug, areas: sites.features })
      .from(sites)
      .orderBy(asc(sites.sortIndex))
    return rows.map((site) => ({ ...site, slug: site.slug ?? '' }))
  },
  readPoint: readCurrentPoint,
  readChanges,
  createWatch: createChangeWatch,
}
