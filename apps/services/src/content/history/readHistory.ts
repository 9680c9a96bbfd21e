import { compareContent, type ContentChange } from '@kudex/domain/editing'
import { and, desc, eq, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { historyLimits } from '../../limits.ts'
import { toNames, toTitle } from './entryNames.ts'
import { history } from './historyTables.ts'
import type { EntryId } from './recordHistory.ts'

type HistoryRow = typeof history.$inferSelect

/** A version of an entry as editors list it. */
export interface ListedVersion extends Pick<
  HistoryRow,
  'number' | 'startedAt' | 'at' | 'editor' | 'action' | 'restoredFrom'
> {
  /** False for a version that cannot be restored: the entry was deleted, or its content was not kept. */
  readonly hasContent: boolean
}

const listed = {
  number: history.number,
  startedAt: history.startedAt,
  at: history.at,
  editor: history.editor,
  action: history.action,
  restoredFrom: history.restoredFrom,
  hasContent: sql<boolean>`${history.value} is not null`,
}

/** The versions of an entry before a number, the newest first. */
export async function listVersions(queries: Queries, entry: EntryId, before: number | null): Promise<ListedVersion[]> {
  return queries
    .select(listed)
    .from(history)
    .where(and(isOf(entry), ...(before === null ? [] : [lt(history.number, before)])))
    .orderBy(desc(history.number))
    .limit(historyLimits.perResponse)
}

/** How an entry is called in its newest content, also after it was deleted; null without a name. */
export async function readTitle(queries: Queries, entry: EntryId, language: string): Promise<string | null> {
  const [row] = await queries
    .select({ names: toNames(history.value) })
    .from(history)
    .where(and(isOf(entry), isNotNull(history.value)))
    .orderBy(desc(history.number))
    .limit(1)
  return toTitle(row?.names, language)
}

/** A version with its content and the differences from the version before, null if one is not kept; null if there is none. */
export async function readVersion(queries: Queries, entry: EntryId, number: number) {
  const [row, previous] = await readRows(queries, entry, number, 2)
  if (row?.number !== number) return null
  const { startedAt, at, editor, action, restoredFrom, value } = row
  const hasContent = value !== null
  const changes = compare(previous, row)
  return { number, startedAt, at, editor, action, restoredFrom, hasContent, value, changes }
}

/** Who changed an entry last, and when; null if no change is recorded. */
export async function readLastChange(queries: Queries, entry: EntryId) {
  const [row] = await queries
    .select({ at: history.at, editor: history.editor, action: history.action })
    .from(history)
    .where(isOf(entry))
    .orderBy(desc(history.number))
    .limit(1)
  return row ?? null
}

/** What a writer of an old version missed. */
export interface MissedChanges {
  readonly updatedAt: Date | null
  readonly updatedBy: string | null
  /** Null if the version is not recorded. */
  readonly changes: readonly ContentChange[] | null
}

/**
 * The changes since a version. A version in the middle of joined saves is compared from the version before them: it may
 * list differences that the writer has seen, but misses none.
 */
export async function readMissedChanges(
  queries: Queries,
  entry: EntryId,
  version: string | null,
): Promise<MissedChanges> {
  const rows = await readRows(queries, entry, null, historyLimits.compared)
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

function compare(before: HistoryRow | undefined, after: HistoryRow): ContentChange[] | null {
  return before?.value && after.value ? compareContent(before.value, after.value) : null
}

async function readRows(queries: Queries, entry: EntryId, until: number | null, count: number): Promise<HistoryRow[]> {
  return queries
    .select()
    .from(history)
    .where(and(isOf(entry), ...(until === null ? [] : [lte(history.number, until)])))
    .orderBy(desc(history.number))
    .limit(count)
}

function isOf({ kind, id }: EntryId): SQL | undefined {
  return and(eq(history.kind, kind), eq(history.entryId, id))
}
