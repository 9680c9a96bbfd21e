import { type ChangeTag, toMediaReleasesTag, toNewsFeedTag, toStoriesTag } from '@kudex/domain/changes'
import { and, eq, gt, lte, min, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { mediaReleases, newsItems, publicationClock, stories } from './editorialTables.ts'

/** What editors write in a row, by the name of its address; all of it has a publication date. */
export const editorialTables = { stories, 'media-releases': mediaReleases, 'news-items': newsItems } as const

export type EditorialKind = keyof typeof editorialTables

/** What hosts keep that shows entries of a kind. */
export const editorialTags = {
  stories: toStoriesTag,
  'media-releases': toMediaReleasesTag,
  'news-items': toNewsFeedTag,
} as const satisfies Record<EditorialKind, (siteId: string) => ChangeTag>

/** What visitors see: published, and its date has arrived (STORY-01, MEDIA-01, FEED-01; decision 34). */
export function isOut(table: (typeof editorialTables)[EditorialKind]): SQL | undefined {
  const reached = sql`(select ${publicationClock.reached} from ${publicationClock})`
  return and(eq(table.isPublished, true), lte(table.publicationDate, reached))
}

/** A clock that was moved on. */
export interface MovedClock {
  readonly reached: Date
  /** What the dates touched that arrived by it, each told by whoever moved the clock past it. */
  readonly tags: ReadonlySet<ChangeTag>
}

/**
 * Moves the clock on to a moment, never back. Only for a transaction that holds the change log: so each date arrives
 * for one of them, and a write is judged by the very clock that it leaves behind.
 */
export async function movePublicationClock(transaction: Queries, moment: Date): Promise<MovedClock> {
  const [clock] = await transaction.select().from(publicationClock)
  if (!clock) throw new Error('The publication clock has lost its row')
  if (moment <= clock.reached) return { reached: clock.reached, tags: new Set() }
  const tags = new Set<ChangeTag>()
  for (const kind of kinds) {
    const table = editorialTables[kind]
    const rows = await transaction
      .selectDistinct({ siteId: table.siteId })
      .from(table)
      .where(
        and(eq(table.isPublished, true), gt(table.publicationDate, clock.reached), lte(table.publicationDate, moment)),
      )
    for (const { siteId } of rows) tags.add(editorialTags[kind](siteId))
  }
  await transaction.update(publicationClock).set({ reached: moment })
  return { reached: moment, tags }
}

/** The next date that is to come; null where nothing waits for its date. */
export async function findNextArrival(queries: Queries): Promise<Date | null> {
  const [clock] = await queries.select().from(publicationClock)
  const dates: Date[] = []
  for (const kind of kinds) {
    const table = editorialTables[kind]
    const [row] = await queries
      .select({ next: min(table.publicationDate) })
      .from(table)
      .where(and(eq(table.isPublished, true), gt(table.publicationDate, clock?.reached ?? new Date())))
    if (row?.next) dates.push(row.next)
  }
  return dates.length > 0 ? new Date(Math.min(...dates.map(Number))) : null
}

const kinds = Object.keys(editorialTables) as readonly EditorialKind[]
