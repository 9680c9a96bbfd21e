import { boolean, index, integer, jsonb, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '../../localization/localize.ts'
import type { StoredBlock } from '../blocks.types.ts'
import { contentSchema } from '../databaseSchema.ts'
import type { StoredLink } from '../links.types.ts'

// Stories, media releases and news. Each is written on its own, without an import. Sites are named by id without a foreign
// key.

export const storyCategories = contentSchema.table(
  'story_categories',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    slug: text().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    sortIndex: integer('sort_index').notNull(),
  },
  (category) => [unique('story_categories_address').on(category.siteId, category.slug)],
)

export const storyContacts = contentSchema.table(
  'story_contacts',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    role: jsonb().$type<LocalizedText>(),
    email: text(),
    image: text(),
    sortIndex: integer('sort_index').notNull(),
  },
  (contact) => [unique('story_contacts_address').on(contact.siteId, contact.slug)],
)

/** The common columns of stories and media releases. */
const toEntryColumns = () => ({
  id: text().primaryKey(),
  siteId: text('site_id').notNull(),
  slug: text().notNull(),
  publicationDate: timestamp('publication_date', { withTimezone: true }).notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  leadText: jsonb('lead_text').$type<LocalizedText>().notNull(),
  languages: text().array().notNull(),
  blocks: jsonb().$type<StoredBlock[]>().notNull(),
  isPublished: boolean('is_published').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

export const stories = contentSchema.table(
  'stories',
  {
    ...toEntryColumns(),
    teaserImage: text('teaser_image'),
    categoryId: text('category_id').references(() => storyCategories.id),
    contactIds: text('contact_ids').array().notNull(),
    /** Slugs of the products and services that the story is about; the products service stores them. */
    productSlugs: text('product_slugs').array().notNull().default([]),
    videoUrl: text('video_url'),
    /** Seconds. */
    videoDuration: integer('video_duration'),
  },
  (story) => [
    unique('stories_address').on(story.siteId, story.slug),
    index('stories_by_date').on(story.siteId, story.publicationDate),
    index('stories_by_product').using('gin', story.productSlugs),
  ],
)

export const mediaReleases = contentSchema.table(
  'media_releases',
  { ...toEntryColumns(), adhoc: boolean().notNull() },
  (release) => [
    unique('media_releases_address').on(release.siteId, release.slug),
    index('media_releases_by_date').on(release.siteId, release.publicationDate),
  ],
)

export const newsItems = contentSchema.table(
  'news_items',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    publicationDate: timestamp('publication_date', { withTimezone: true }).notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    text: jsonb().$type<LocalizedText>().notNull(),
    link: jsonb().$type<StoredLink>(),
    image: text(),
    /** True if the dashboard of the customer portal shows it too. */
    isForCustomers: boolean('is_for_customers').notNull().default(false),
    isPublished: boolean('is_published').notNull(),
  },
  (item) => [index('news_items_by_date').on(item.siteId, item.publicationDate)],
)

/**
 * One row: the time up to which publication dates have arrived. Entries with a later date are not visible in any process
 * until this time is advanced (decision 34).
 */
export const publicationState = contentSchema.table('publication_clock', {
  id: integer().primaryKey(),
  publishedUntil: timestamp('reached', { withTimezone: true }).notNull(),
})
