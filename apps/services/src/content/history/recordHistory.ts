import type { HistoryAction } from '@kudex/domain/editing'
import { and, desc, eq, inArray, lte, or } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { insertRows } from '../../database/insertRows.ts'
import { historyLimits } from '../../limits.ts'
import { type PageVersions, toNewestVersion, toVersionTag, toWrittenPage } from '../write/pageVersions.ts'
import { isPageWrite, type Write } from '../write/writes.types.ts'
import { pageHistory } from './historyTables.ts'

/** Who writes, and what is recorded instead of `saved`. */
export interface Author {
  readonly editor: string | null
  readonly action?: 'imported' | 'restored'
  /** Number of the restored version. */
  readonly restoredFrom?: number
}

type VersionsById = ReadonlyMap<string, PageVersions>
type HistoryRow = typeof pageHistory.$inferSelect

/**
 * Records the changes of written pages. Saves of one editor within ten minutes are one version; the content before the
 * first change of a page is kept as well.
 */
export async function recordHistory(
  queries: Queries,
  before: VersionsById,
  after: VersionsById,
  writes: readonly Write[],
  author: Author,
): Promise<void> {
  const changed = [...after].filter(([id, versions]) => !isSame(before.get(id), versions))
  if (changed.length === 0) return
  const newest = await readNewestRows(
    queries,
    changed.map(([id]) => id),
  )
  const now = new Date()
  const added: HistoryRow[] = []
  for (const [id, versions] of changed) {
    const last = newest.get(id)
    const action = toAction(id, writes, author)
    const content = toContent(versions)
    if (last && action === 'saved' && isJoined(last, author, now)) {
      await queries
        .update(pageHistory)
        .set({ at: now, value: content.value, versions: [...last.versions, ...content.versions] })
        .where(and(eq(pageHistory.pageId, id), eq(pageHistory.number, last.number)))
      continue
    }
    let number = last?.number ?? 0
    const old = before.get(id)
    if (!last && old) added.push(toInitialRow(id, ++number, old))
    const restoredFrom = action === 'restored' ? (author.restoredFrom ?? null) : null
    const { editor } = author
    added.push({ pageId: id, number: number + 1, action, editor, startedAt: now, at: now, ...content, restoredFrom })
  }
  await insertRows(queries, pageHistory, added)
  await deleteOldRows(queries, added)
}

/** Unchanged versions are the same objects. */
function isSame(before: PageVersions | undefined, after: PageVersions): boolean {
  return before?.published === after.published && before?.draft === after.draft
}

async function readNewestRows(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, HistoryRow>> {
  const rows = await queries
    .selectDistinctOn([pageHistory.pageId])
    .from(pageHistory)
    .where(inArray(pageHistory.pageId, [...ids]))
    .orderBy(pageHistory.pageId, desc(pageHistory.number))
  return new Map(rows.map((row) => [row.pageId, row]))
}

/** The last write of a page decides: an import may save and publish it. */
function toAction(id: string, writes: readonly Write[], author: Author): HistoryAction {
  switch (writes.findLast((write) => isPageWrite(write) && write.id === id)?.kind) {
    case 'publish':
      return 'published'
    case 'unpublish':
      return 'unpublished'
    case 'deleteDraft':
      return 'draftDeleted'
    case 'protection':
      return 'protected'
    default:
      return author.action ?? 'saved'
  }
}

function isJoined({ action, editor, startedAt }: HistoryRow, author: Author, now: Date): boolean {
  return action === 'saved' && editor === author.editor && +now - +startedAt < historyLimits.joined
}

function toContent(versions: PageVersions): Pick<HistoryRow, 'value' | 'versions'> {
  const page = toNewestVersion(versions)
  return { value: page && toWrittenPage(page), versions: [toVersionTag(versions)] }
}

function toInitialRow(pageId: string, number: number, versions: PageVersions): HistoryRow {
  const at = toNewestVersion(versions)?.row.updatedAt ?? new Date()
  const shared = { pageId, number, editor: null, restoredFrom: null }
  return { ...shared, action: 'initial', startedAt: at, at, ...toContent(versions) }
}

/** Limits the versions per page. */
async function deleteOldRows(queries: Queries, added: readonly HistoryRow[]): Promise<void> {
  const old = added.filter(({ number }) => number > historyLimits.retained)
  if (old.length === 0) return
  const conditions = old.map(({ pageId, number }) =>
    and(eq(pageHistory.pageId, pageId), lte(pageHistory.number, number - historyLimits.retained)),
  )
  await queries.delete(pageHistory).where(or(...conditions))
}
