import { type ChangeTag, toMediaReleasesTag, toNewsFeedTag, toStoriesTag } from '@kudex/domain/changes'
import { and, eq, gt, lte, min, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { mediaReleases, newsItems, publicationState, stories } from './editorialTables.ts'

/** Tables of entries that editors write, by their path segment. All have a publication date. */
export const editorialTables = { stories, 'media-releases': mediaReleases, 'news-items': newsItems } as const

export type EditorialKind = keyof typeof editorialTables

export const editorialKinds = Object.keys(editorialTables) as readonly EditorialKind[]

export function isEditorialKind(kind: string): kind is EditorialKind {
  return Object.hasOwn(editorialTables, kind)
}

/** Cache tag of everything that shows entries of a kind. */
export const editorialTags = {
  stories: toStoriesTag,
  'media-releases': toMediaReleasesTag,
  'news-items': toNewsFeedTag,
} as const satisfies Record<EditorialKind, (siteId: string) => ChangeTag>

/** Condition for entries visible to visitors: published, and the date has arrived (STORY-01, MEDIA-01, FEED-01; decision 34). */
export function isVisible(table: (typeof editorialTables)[EditorialKind]): SQL | undefined {
  const publishedUntil = sql`(select ${publicationState.publishedUntil} from ${publicationState})`
  return and(eq(table.isPublished, true), lte(table.publicationDate, publishedUntil))
}

/** Result of {@link advancePublication}. */
export interface AdvancedPublication {
  readonly publishedUntil: Date
  /** Tags of the entries that became visible. */
  readonly tags: ReadonlySet<ChangeTag>
}

/**
 * Advances the stored publication time to `moment`, never back. Requires a transaction that has locked the change log, so
 * that each date arrives in exactly one transaction, and a write sees the time that it stores.
 */
export async function advancePublication(transaction: Queries, moment: Date): Promise<AdvancedPublication> {
  const [state] = await transaction.select().from(publicationState)
  if (!state) throw new Error('The table publication_clock has no row')
  if (moment <= state.publishedUntil) return { publishedUntil: state.publishedUntil, tags: new Set() }
  const tags = new Set<ChangeTag>()
  for (const kind of editorialKinds) {
    const table = editorialTables[kind]
    const rows = await transaction
      .selectDistinct({ siteId: table.siteId })
      .from(table)
      .where(
        and(
          eq(table.isPublished, true),
          gt(table.publicationDate, state.publishedUntil),
          lte(table.publicationDate, moment),
        ),
      )
    for (const { siteId } of rows) tags.add(editorialTags[kind](siteId))
  }
  await transaction.update(publicationState).set({ publishedUntil: moment })
  return { publishedUntil: moment, tags }
}

/** The next publication date in the future; null if there is none. */
export async function findNextPublication(queries: Queries): Promise<Date | null> {
  const [state] = await queries.select().from(publicationState)
  const dates: Date[] = []
  for (const kind of editorialKinds) {
    const table = editorialTables[kind]
    const [row] = await queries
      .select({ next: min(table.publicationDate) })
      .from(table)
      .where(and(eq(table.isPublished, true), gt(table.publicationDate, state?.publishedUntil ?? new Date())))
    if (row?.next) dates.push(row.next)
  }
  return dates.length > 0 ? new Date(Math.min(...dates.map(Number))) : null
}
