import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { FocalPoint } from '@kudex/domain/images'
import type { LocalizedText } from '../localization/localize.ts'
import type { StoredBlock } from './blocks.types.ts'
import { contentSchema } from './databaseSchema.ts'
import type { StoredLink } from './links.types.ts'
import type { Stage } from './stage.types.ts'

export { contentSchema }
export type { Stage } from './stage.types.ts'
export * from './contacts/contactTables.ts'
export * from './editorial/editorialTables.ts'
export * from './history/historyTables.ts'
export * from './listings/listingTables.ts'
export * from './renewals/renewalTables.ts'
export * from './schedule/scheduleTables.ts'
export * from './translations/translationTables.ts'

// Tables of the content service. Texts are one JSON object per field: language code to text.

export const languages = contentSchema.table('languages', {
  code: text().primaryKey(),
  defaultCountry: text('default_country'),
  sortIndex: integer('sort_index').notNull(),
  names: jsonb().$type<Record<string, string>>().notNull(),
})

export const countries = contentSchema.table('countries', {
  code: text().primaryKey(),
  hidden: boolean().notNull(),
  supportedLanguages: text('supported_languages').array().notNull(),
  defaultLanguage: text('default_language')
    .notNull()
    .references(() => languages.code),
  defaultMeasurementSystem: text('default_measurement_system').$type<'dim_metric' | 'dim_imperial'>(),
  sortIndex: integer('sort_index').notNull(),
  names: jsonb().$type<Record<string, string>>().notNull(),
})

export const pictures = contentSchema.table('pictures', {
  name: text().primaryKey(),
  /** Id in the image service: name and hash of the bytes. */
  imageId: text('image_id').notNull(),
  alt: jsonb().$type<LocalizedText>().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The part that stays visible when the picture is cropped, in percent from the top left; null for the centre. */
  focalPoint: jsonb('focal_point').$type<FocalPoint>(),
})

export const navigations = contentSchema.table('navigations', { id: text().primaryKey() })

export const footers = contentSchema.table('footers', {
  id: text().primaryKey(),
  theme: text().notNull(),
  contactTitle: jsonb('contact_title').$type<LocalizedText>(),
  contactLink: jsonb('contact_link').$type<StoredLink>(),
  sections: jsonb().$type<{ title: LocalizedText; links: StoredLink[] }[]>().notNull(),
  legalLinks: jsonb('legal_links').$type<StoredLink[]>().notNull(),
  legalText: jsonb('legal_text').$type<LocalizedText>(),
})

export const sites = contentSchema.table('sites', {
  id: text().primaryKey(),
  name: text().notNull(),
  slug: text().unique(),
  brand: text().notNull(),
  internationalOnly: boolean('international_only').notNull(),
  hideSideButtons: boolean('hide_side_buttons').notNull(),
  enableCutFont: boolean('enable_cut_font').notNull(),
  sortIndex: integer('sort_index').notNull(),
  addedLanguages: text('added_languages').array().notNull(),
  removedLanguages: text('removed_languages').array().notNull(),
  features: text().array().notNull(),
  domains: text().array().notNull(),
  headerNavigationId: text('header_navigation_id').references(() => navigations.id),
  footerNavigationId: text('footer_navigation_id').references(() => footers.id),
})

/**
 * A page has one row per stage: `published`, and `draft` only if the draft differs. The draft endpoint shows the draft
 * row, else the published one.
 */
export const pages = contentSchema.table(
  'pages',
  {
    id: text().notNull(),
    stage: text().$type<Stage>().notNull(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    parentSlug: text('parent_slug').notNull(),
    /** Path below locale and site: the slugs of the parent pages and the page. */
    url: text().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>(),
    type: text().notNull(),
    pageType: text('page_type').notNull(),
    cmsType: text('cms_type').notNull(),
    branch: text(),
    languages: text().array().notNull(),
    countries: text().array().notNull(),
    canonicalUrl: text('canonical_url'),
    theme: text().notNull(),
    translationSourceLanguage: text('translation_source_language').notNull(),
    translationTargetLanguages: text('translation_target_languages').array().notNull(),
    protection: text().$type<'none' | 'password' | 'role'>().notNull(),
    protectionRole: text('protection_role'),
    protectionPasswordHash: text('protection_password_hash'),
    headerTheme: text('header_theme').notNull(),
    headerHidden: boolean('header_hidden').notNull(),
    picture: text(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (page) => [
    primaryKey({ columns: [page.id, page.stage] }),
    index('pages_address').on(page.siteId, page.slug, page.parentSlug),
  ],
)

export const blocks = contentSchema.table(
  'blocks',
  {
    id: text().notNull(),
    pageId: text('page_id').notNull(),
    stage: text().$type<Stage>().notNull(),
    sortIndex: integer('sort_index').notNull(),
    content: jsonb().$type<StoredBlock>().notNull(),
  },
  (block) => [
    primaryKey({ columns: [block.pageId, block.stage, block.sortIndex] }),
    foreignKey({ columns: [block.pageId, block.stage], foreignColumns: [pages.id, pages.stage] }).onDelete('cascade'),
  ],
)

export const navigationItems = contentSchema.table(
  'navigation_items',
  {
    id: text().primaryKey(),
    navigationId: text('navigation_id')
      .notNull()
      .references(() => navigations.id, { onDelete: 'cascade' }),
    parentId: text('parent_id'),
    /** Index of the section of the parent that contains the item; null if directly below the parent. */
    section: integer(),
    sectionTitle: jsonb('section_title').$type<LocalizedText>(),
    sortIndex: integer('sort_index').notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    breadcrumbOverride: jsonb('breadcrumb_override').$type<LocalizedText>(),
    countries: text().array().notNull(),
    pageId: text('page_id'),
    url: text(),
    pageType: text('page_type'),
    target: text(),
    hidden: boolean().notNull(),
    hiddenSubItems: boolean('hidden_sub_items').notNull(),
    marketingTitle: jsonb('marketing_title').$type<LocalizedText>(),
    marketingDescription: jsonb('marketing_description').$type<LocalizedText>(),
    logo: text(),
  },
  (item) => [index('navigation_items_navigation').on(item.navigationId, item.sortIndex)],
)

export const redirects = contentSchema.table(
  'redirects',
  {
    id: text().primaryKey(),
    siteId: text('site_id').references(() => sites.id),
    previousUrl: text('previous_url').notNull(),
    target: jsonb().$type<StoredLink>().notNull(),
    sortIndex: integer('sort_index').notNull(),
  },
  (redirect) => [
    unique('redirects_previous_url').on(redirect.siteId, redirect.previousUrl).nullsNotDistinct(),
    index('redirects_by_previous_url').on(redirect.previousUrl),
  ],
)

export const routeRules = contentSchema.table('route_rules', {
  id: text().primaryKey(),
  siteId: text('site_id').references(() => sites.id),
  pattern: text().notNull(),
  redirect: text().notNull(),
  external: boolean().notNull(),
  sortIndex: integer('sort_index').notNull(),
})

/**
 * One row: the id of this log and the number of its newest change. A write locks the row until it commits, so that
 * numbers have no gaps and follow the order of commits.
 */
export const changeLog = contentSchema.table('change_log', {
  /** Generated with the database, so that hosts notice when the database was replaced. */
  id: text().primaryKey(),
  newest: bigint({ mode: 'number' }).notNull(),
})

/** The tags of each write. Old entries are deleted. */
export const changes = contentSchema.table('changes', {
  sequence: bigint({ mode: 'number' }).primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  tags: text().array().notNull(),
})
