import { index, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { contentSchema } from '../databaseSchema.ts'
import type { Stage } from '../stage.types.ts'

/**
 * What lists of editors are filtered, sorted and counted by: one short row per page and stage, of the version that the
 * stage shows. The database updates it with each write of a page or of a translation (triggers of the migration
 * `page-listings`), so that it never differs from them.
 */
export const pageListings = contentSchema.table(
  'page_listings',
  {
    pageId: text('page_id').notNull(),
    stage: text().$type<Stage>().notNull(),
    siteId: text('site_id').notNull(),
    url: text().notNull(),
    /** Path, id and title in all languages, one per line, in lower case. */
    searchText: text('search_text').notNull(),
    /** ` {language}:{state}:{true if outdated} ` of each target language, sorted, with one space between; empty if none. */
    targetStates: text('target_states').notNull(),
  },
  (listing) => [
    primaryKey({ columns: [listing.pageId, listing.stage] }),
    index('page_listings_address').on(listing.stage, listing.siteId, sql`${listing.url} collate "C"`, listing.pageId),
  ],
)
