import { comparePages, type PageChange } from '@kudex/domain/editing'
import { and, desc, eq, lt, lte } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { historyLimits } from '../../limits.ts'
import { pageHistory } from './historyTables.ts'

type HistoryRow = typeof pageHistory.$inferSelect

/** A version of a page as editors list it. */
export type ListedVersion = Pick<HistoryRow, 'number' | 'startedAt' | 'at' | 'editor' | 'action' | 'restoredFrom'>

const listed = {
  number: pageHistory.number,
  startedAt: pageHistory.startedAt,
  at: pageHistory.at,
  editor: pageHistory.editor,
  action: pageHistory.action,
  restoredFrom: pageHistory.restoredFrom,
}

/** The versions of a page before a number, the newest first. */
export async function listVersions(queries: Queries, pageId: string, before: number | null): Promise<ListedVersion[]> {
  return queries
    .select(listed)
    .from(pageHistory)
    .where(and(eq(pageHistory.pageId, pageId), ...(before === null ? [] : [lt(pageHistory.number, before)])))
    .orderBy(desc(pageHistory.number))
    .limit(historyLimits.perResponse)
}

/** A version with its content and the differences from the version before; null if there is none. */
export async function readVersion(queries: Queries, pageId: string, number: number) {
  const [row, previous] = await readRows(queries, pageId, number, 2)
  if (row?.number !== number) return null
  const { startedAt, at, editor, action, restoredFrom, value } = row
  return { number, startedAt, at, editor, action, restoredFrom, value, changes: compare(previous, row) ?? [] }
}

/** Who changed a page last, and when; null if no change is recorded. */
export async function readLastChange(queries: Queries, pageId: string) {
  const [row] = await queries
    .select({ at: pageHistory.at, editor: pageHistory.editor, action: pageHistory.action })
    .from(pageHistory)
    .where(eq(pageHistory.pageId, pageId))
    .orderBy(desc(pageHistory.number))
    .limit(1)
  return row ?? null
}

/** What a writer of an old version missed. */
export interface MissedChanges {
  readonly updatedAt: Date | null
  readonly updatedBy: string | null
  /** Null if the version is not recorded. */
  readonly changes: readonly PageChange[] | null
}

/**
 * The changes since a version. A version in the middle of joined saves is compared from the version before them: it may
 * list differences that the writer has seen, but misses none.
 */
export async function readMissedChanges(
  queries: Queries,
  pageId: string,
  version: string | null,
): Promise<MissedChanges> {
  const rows = await readRows(queries, pageId, null, historyLimits.compared)
  const [newest] = rows
  const index = rows.findIndex(({ versions }) => version !== null && versions.includes(version))
  const known = rows[index]
  const base = known && known.versions.at(-1) !== version ? rows[index + 1] : known
  return {
    updatedAt: newest?.at ?? null,
    updatedBy: newest?.editor ?? null,
    changes: newest && known ? compare(base, newest) : null,
  }
}

function compare(before: HistoryRow | undefined, after: HistoryRow): PageChange[] | null {
  return before?.value && after.value ? comparePages(before.value, after.value) : null
}

async function readRows(queries: Queries, pageId: string, until: number | null, count: number): Promise<HistoryRow[]> {
  return queries
    .select()
    .from(pageHistory)
    .where(and(eq(pageHistory.pageId, pageId), ...(until === null ? [] : [lte(pageHistory.number, until)])))
    .orderBy(desc(pageHistory.number))
    .limit(count)
}
