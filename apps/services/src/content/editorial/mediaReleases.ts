import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { builder } from '../builder.ts'
import { findEntries, findEntry, isOnSite } from './editorialEntry.ts'
import { mediaReleases } from './editorialTables.ts'
import { toEntryFields } from './entryFields.ts'

type MediaReleaseRow = typeof mediaReleases.$inferSelect

/** A media release (MEDIA-01). */
const MediaRelease = builder.objectRef<MediaReleaseRow>('MediaRelease').implement({
  fields: (t) => ({
    ...toEntryFields(t),
    adhoc: t.exposeBoolean('adhoc'),
  }),
})

interface MediaReleases {
  total: number
  years: number[]
  items: MediaReleaseRow[]
}

const MediaReleaseList = builder.objectRef<MediaReleases>('MediaReleaseList').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    years: t.exposeIntList('years', {
      description: 'All years with releases, newest first, regardless of `year`.',
    }),
    items: t.expose('items', { type: [MediaRelease] }),
  }),
})

builder.queryFields((t) => ({
  /** Newest first (MEDIA-02). */
  mediaReleases: t.field({
    type: MediaReleaseList,
    args: {
      siteId: t.arg.id(),
      year: t.arg.int({ required: false }),
      adhocOnly: t.arg.boolean({ required: false }),
      first: t.arg.int(),
      offset: t.arg.int({ required: false }),
    },
    resolve: async (_root, { siteId, year, adhocOnly, first, offset }, { queries, stage }) => {
      const ofSite = and(isOnSite(mediaReleases, siteId, stage), adhocOnly ? eq(mediaReleases.adhoc, true) : undefined)
      // Years in UTC suffice, since releases are published in office hours of the stock exchange.
      const where = and(
        ofSite,
        ...(typeof year === 'number' && year >= 1900 && year <= 9998
          ? [
              gte(mediaReleases.publicationDate, new Date(Date.UTC(year, 0))),
              lt(mediaReleases.publicationDate, new Date(Date.UTC(year + 1, 0))),
            ]
          : []),
      )
      const yearOf = sql<number>`extract(year from ${mediaReleases.publicationDate} at time zone 'UTC')::int`
      const years = await queries.selectDistinct({ year: yearOf }).from(mediaReleases).where(ofSite)
      const list = await findEntries(queries, mediaReleases, { where, first, offset: offset ?? 0, stage })
      return { ...list, years: years.map(({ year }) => year).toSorted((a, b) => b - a) }
    },
  }),
  mediaRelease: t.field({
    type: MediaRelease,
    nullable: true,
    args: { siteId: t.arg.id(), slug: t.arg.string() },
    resolve: (_root, { siteId, slug }, { queries, stage }) =>
      findEntry(queries, mediaReleases, { siteId, slug, stage }),
  }),
}))
