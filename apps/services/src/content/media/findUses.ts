import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.types.ts'
import { localize, type LocalizedText } from '../../localization/localize.ts'
import { productDetails, products } from '../../products/tables.ts'
import {
  blocks,
  contacts,
  footers,
  mediaReleases,
  navigationItems,
  newsItems,
  pages,
  redirects,
  stories,
  storyContacts,
} from '../tables.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'

export type MediaKind = 'pictures' | 'files'

/** Content that shows a picture or links to a file. */
export interface MediaUse {
  readonly kind: UsingKind
  readonly id: string
  readonly title: LocalizedText
  /** False for drafts, which visitors do not see. */
  readonly isPublished: boolean
  /** The sites that show it; none for menus and footers, which sites refer to, and products, which many sites show. */
  readonly siteIds: readonly string[]
}

type UsingKind =
  | 'pages'
  | 'stories'
  | 'media-releases'
  | 'news-items'
  | 'contacts'
  | 'story-contacts'
  | 'navigations'
  | 'footers'
  | 'redirects'
  | 'products'

/** Lists the content that uses a picture or a file: pages first, published before drafts. */
export async function findUses(queries: Queries, kind: MediaKind, id: string): Promise<MediaUse[]> {
  const contains = kind === 'pictures' ? containsPicture(id) : containsFile(id)
  const hasPicture = (column: AnyPgColumn) => (kind === 'pictures' ? eq(column, id) : sql`false`)
  const isFile = (column: AnyPgColumn) =>
    kind === 'files' ? sql`${column} ~ ${`^${toAddressPattern(id)}$`}` : sql`false`
  const ofPages = await queries
    .selectDistinct({ id: pages.id, title: pages.title, stage: pages.stage, siteId: pages.siteId })
    .from(pages)
    .leftJoin(blocks, and(eq(blocks.pageId, pages.id), eq(blocks.stage, pages.stage)))
    .where(or(hasPicture(pages.picture), contains(blocks.content)))
    .orderBy(sql`${pages.stage} desc`, pages.id)
  const entryColumns = <Table extends typeof stories | typeof mediaReleases>({ id: key, ...table }: Table) => ({
    id: key,
    title: table.title,
    siteId: table.siteId,
    isPublished: table.isPublished,
  })
  const ofStories = await queries
    .select(entryColumns(stories))
    .from(stories)
    .where(or(hasPicture(stories.teaserImage), isFile(stories.videoUrl), contains(stories.blocks)))
  const ofReleases = await queries
    .select(entryColumns(mediaReleases))
    .from(mediaReleases)
    .where(contains(mediaReleases.blocks))
  const ofNews = await queries
    .select({ id: newsItems.id, title: newsItems.title, siteId: newsItems.siteId, isPublished: newsItems.isPublished })
    .from(newsItems)
    .where(or(hasPicture(newsItems.image), contains(newsItems.link)))
  const ofContacts = await queries.select().from(contacts).where(hasPicture(contacts.image))
  const ofStoryContacts = await queries.select().from(storyContacts).where(hasPicture(storyContacts.image))
  const ofMenus = await queries
    .selectDistinct({ id: navigationItems.navigationId })
    .from(navigationItems)
    .where(or(hasPicture(navigationItems.logo), isFile(navigationItems.url)))
  const inFooter = or(contains(footers.sections), contains(footers.legalLinks), contains(footers.contactLink))
  const ofFooters = await queries.select({ id: footers.id }).from(footers).where(inFooter)
  const ofRedirects = await queries.select().from(redirects).where(contains(redirects.target))
  const ofProducts = kind === 'files' ? await findProducts(queries, contains(productDetails.details)) : []
  const isLive = { isPublished: true, siteIds: [] }
  const toEntryUse =
    (entry: 'stories' | 'media-releases' | 'news-items') =>
    ({ siteId, ...row }: (typeof ofNews)[number]): MediaUse => ({ ...row, kind: entry, siteIds: [siteId] })
  return [
    ...ofPages.map(({ siteId, stage, ...page }): MediaUse => {
      return { ...page, kind: 'pages', isPublished: stage === 'published', siteIds: [siteId] }
    }),
    ...ofStories.map(toEntryUse('stories')),
    ...ofReleases.map(toEntryUse('media-releases')),
    ...ofNews.map(toEntryUse('news-items')),
    ...ofContacts.map(({ id: contactId, givenName, familyName, isPublished, siteIds }): MediaUse => {
      return { kind: 'contacts', id: contactId, title: `${givenName} ${familyName}`, isPublished, siteIds }
    }),
    ...ofStoryContacts.map(({ id: contactId, name, siteId }): MediaUse => {
      return { kind: 'story-contacts', id: contactId, title: name, isPublished: true, siteIds: [siteId] }
    }),
    ...ofMenus.map((menu): MediaUse => ({ ...menu, ...isLive, kind: 'navigations', title: menu.id })),
    ...ofFooters.map((footer): MediaUse => ({ ...footer, ...isLive, kind: 'footers', title: footer.id })),
    ...ofRedirects.map(({ id: redirectId, previousUrl }): MediaUse => {
      return { ...isLive, kind: 'redirects', id: redirectId, title: previousUrl }
    }),
    ...ofProducts.map((product): MediaUse => ({ ...product, ...isLive, kind: 'products' })),
  ]
}

/**
 * Products and services with a film or a document at the address of a file, in the database of this process. Products of
 * a service elsewhere (`PRODUCTS_URL`) are unknown here.
 */
function findProducts(queries: Queries, condition: SQL) {
  return queries
    .select({ id: products.slug, title: products.name })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.productId, products.id))
    .where(condition)
    .orderBy(products.slug)
}

/** Uses with titles in a language. */
export function toListedUses(uses: readonly MediaUse[], language: string) {
  return uses.map(({ kind, id, title, isPublished }) => {
    return { kind, id, title: localize(title, [language, 'en']) || id, isPublished }
  })
}

/** Refuses to delete what visitors see; names each use. */
export function refuseUsed(kind: MediaKind, id: string, uses: readonly MediaUse[]): void {
  const published = uses.filter(({ isPublished }) => isPublished)
  if (published.length === 0) return
  throw new WriteRefusal('problems', {
    problems: published.map((use) => ({
      path: `${kind}.${id}`,
      value: `${use.kind}/${use.id}`,
      takes: 'nothing that published content uses',
    })),
  })
}

/** Ids contain no characters that have a meaning in patterns. */
function containsPicture(name: string): (column: AnyPgColumn) => SQL {
  return (column) => sql`${column}::text like ${`%: "${name}"%`}`
}

/** Addresses of a file, and entries of download lists. */
function containsFile(slug: string): (column: AnyPgColumn) => SQL {
  return (column) => sql`${column}::text ~ ${`"${toAddressPattern(slug)}"|"slug": "${slug}"`}`
}

/** Addresses of a file, with or without a query, and those of films that have the file as captions (CAT-11). */
function toAddressPattern(slug: string): string {
  const film = slug.replace(/-captions$/, '')
  return `(hard:)?/file/(${slug}([?#][^"]*)?|${film}#captions=[^"]*)`
}
