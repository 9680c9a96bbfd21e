import { and, asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { findLanguage, localize } from '../../localization/localize.ts'
import { builder } from '../builder.ts'
import { findImage, Image } from '../images.ts'
import { Link } from '../links.ts'
import { isOnSite, toLimit } from './editorialEntry.ts'
import { newsItems } from './editorialTables.ts'

type NewsItemRow = typeof newsItems.$inferSelect

/** An item of the news feed (FEED-01). */
const NewsItem = builder.objectRef<NewsItemRow>('NewsItem').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ title }, _args, { wanted }) => localize(title, wanted) }),
    text: t.string({ resolve: ({ text }, _args, { wanted }) => localize(text, wanted) }),
    contentLanguage: t.string({
      nullable: true,
      description: 'The language of the texts; null if they are the same in every language.',
      resolve: ({ title }, _args, { wanted }) => findLanguage(title, wanted),
    }),
    publicationDate: t.expose('publicationDate', { type: 'DateTime' }),
    link: t.field({
      type: Link,
      nullable: true,
      resolve: ({ link }, _args, { wanted }) => (link ? { link, wanted } : null),
    }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ image }, _args, context) => findImage(image, context.wanted, context),
    }),
  }),
})

const PageInfo = builder.objectRef<{ hasNextPage: boolean; endCursor: string | null }>('PageInfo').implement({
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage'),
    endCursor: t.exposeString('endCursor', { nullable: true }),
  }),
})

const NewsFeedEdge = builder.objectRef<NewsItemRow>('NewsFeedEdge').implement({
  fields: (t) => ({
    cursor: t.string({ resolve: toCursor }),
    node: t.field({ type: NewsItem, resolve: (item) => item }),
  }),
})

const NewsFeedConnection = builder
  .objectRef<{ items: NewsItemRow[]; hasNextPage: boolean }>('NewsFeedConnection')
  .implement({
    fields: (t) => ({
      edges: t.expose('items', { type: [NewsFeedEdge] }),
      pageInfo: t.field({
        type: PageInfo,
        resolve: ({ items, hasNextPage }) => {
          const last = items.at(-1)
          return { hasNextPage, endCursor: last ? toCursor(last) : null }
        },
      }),
    }),
  })

builder.queryField('newsFeed', (t) =>
  /** Newest first; `after` is a cursor of an earlier response (FEED-02). Optionally only items for customers. */
  t.field({
    type: NewsFeedConnection,
    args: {
      siteId: t.arg.id(),
      first: t.arg.int(),
      after: t.arg.string({ required: false }),
      forCustomers: t.arg.boolean({ required: false }),
    },
    resolve: async (_root, { siteId, first, after, forCustomers }, { queries, stage }) => {
      const point = after ? parseCursor(after) : null
      const limit = toLimit(first)
      const rows = await queries
        .select()
        .from(newsItems)
        .where(
          and(
            isOnSite(newsItems, siteId, stage),
            forCustomers ? eq(newsItems.isForCustomers, true) : undefined,
            point ? or(lt(cursorDate, point.at), and(eq(cursorDate, point.at), gt(newsItems.id, point.id))) : undefined,
          ),
        )
        .orderBy(desc(cursorDate), asc(newsItems.id))
        .limit(limit + 1)
      return { items: rows.slice(0, limit), hasNextPage: rows.length > limit }
    },
  }),
)

/** The date as a cursor has it: the database stores microseconds. */
const cursorDate = sql`date_trunc('milliseconds', ${newsItems.publicationDate})`.mapWith(newsItems.publicationDate)

/** A cursor names an item by date and id, so that new items do not shift pages. */
function toCursor({ publicationDate, id }: NewsItemRow): string {
  return `${publicationDate.getTime()}_${id}`
}

/** Null for an invalid cursor, which starts at the beginning. */
function parseCursor(cursor: string): { readonly at: Date; readonly id: string } | null {
  const [, milliseconds, id] = /^(-?\d{1,15})_([\w.-]{1,200})$/.exec(cursor) ?? []
  if (milliseconds === undefined || id === undefined) return null
  const at = new Date(Number(milliseconds))
  // The database cannot parse other years as they are sent.
  return at.getUTCFullYear() > 0 && at.getUTCFullYear() < 10_000 ? { at, id } : null
}
