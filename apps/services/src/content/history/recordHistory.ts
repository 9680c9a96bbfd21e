import type { HistoryAction } from '@kudex/domain/editing'
import { and, desc, eq, inArray, lte, or } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { insertRows } from '../../database/insertRows.ts'
import { deleteRetainedFiles } from '../../files/fileStore.ts'
import { historyLimits } from '../../limits.ts'
import { history, type HistoryKind } from './historyTables.ts'

/** Who writes, and what is recorded instead of `saved`. */
export interface Author {
  readonly editor: string | null
  readonly action?: 'imported' | 'restored'
  /** Number of the restored version. */
  readonly restoredFrom?: number
}

/** Names an entry of any kind. */
export interface EntryId {
  readonly kind: HistoryKind
  readonly id: string
}

/** A change of an entry. */
export interface EntryChange extends EntryId {
  readonly action: HistoryAction
  /** The content before the change, read if the entry has no history yet; null if it is new. */
  readonly readBefore: (() => EntryContent) | null
  readonly after: EntryContent
}

export interface EntryContent {
  /** Null if the entry is deleted. */
  readonly value: Readonly<Record<string, unknown>> | null
  /** The entity tag; null if the entry is deleted. */
  readonly version: string | null
  /** Time of the last write, if it is known. */
  readonly updatedAt?: Date | undefined
}

type HistoryRow = typeof history.$inferSelect

/**
 * Records changes of entries. Saves of a page by one editor within ten minutes are one version, since pages save
 * themselves; the content before the first change of an entry is kept as well.
 */
export async function recordHistory(
  queries: Queries,
  changes: readonly EntryChange[],
  { editor, restoredFrom }: Author,
): Promise<void> {
  if (changes.length === 0) return
  const newest = await readNewestRows(queries, changes)
  const now = new Date()
  const added: HistoryRow[] = []
  for (const { kind, id, action, readBefore, after } of changes) {
    const last = newest.get(toKey(kind, id))
    const content = toRowContent(after)
    if (last && action === 'saved' && isJoined(last, editor, now)) {
      await queries
        .update(history)
        .set({ at: now, value: content.value, versions: [...last.versions, ...content.versions] })
        .where(and(eq(history.kind, kind), eq(history.entryId, id), eq(history.number, last.number)))
      continue
    }
    let number = last?.number ?? 0
    if (!last && readBefore) added.push(toInitialRow({ kind, id }, ++number, readBefore(), now))
    added.push({
      kind,
      entryId: id,
      number: number + 1,
      action,
      editor,
      startedAt: now,
      at: now,
      ...content,
      restoredFrom: action === 'restored' ? (restoredFrom ?? null) : null,
    })
  }
  await insertRows(queries, history, added)
  await deleteOldRows(queries, added)
}

async function readNewestRows(
  queries: Queries,
  changes: readonly EntryChange[],
): Promise<ReadonlyMap<string, HistoryRow>> {
  const conditions = [...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, group]) => {
    const ids = group.map(({ id }) => id)
    return and(eq(history.kind, kind), inArray(history.entryId, ids))
  })
  const rows = await queries
    .selectDistinctOn([history.kind, history.entryId])
    .from(history)
    .where(or(...conditions))
    .orderBy(history.kind, history.entryId, desc(history.number))
  return new Map(rows.map((row) => [toKey(row.kind, row.entryId), row]))
}

function toKey(kind: HistoryKind, id: string): string {
  return `${kind} ${id}`
}

function isJoined(last: HistoryRow, editor: string | null, now: Date): boolean {
  const isSaveOfPage = last.kind === 'pages' && last.action === 'saved'
  return isSaveOfPage && last.editor === editor && +now - +last.startedAt < historyLimits.joined
}

function toRowContent({ value, version }: EntryContent): Pick<HistoryRow, 'value' | 'versions'> {
  return { value, versions: version === null ? [] : [version] }
}

function toInitialRow({ kind, id }: EntryId, number: number, content: EntryContent, now: Date): HistoryRow {
  const at = content.updatedAt ?? now
  const shared = { kind, entryId: id, number, editor: null, restoredFrom: null }
  return { ...shared, action: 'initial', startedAt: at, at, ...toRowContent(content) }
}

/** Limits the versions per entry. Bytes of files that no version names any more are deleted with them. */
async function deleteOldRows(queries: Queries, added: readonly HistoryRow[]): Promise<void> {
  const old = added.filter(({ number }) => number > historyLimits.retained)
  if (old.length === 0) return
  const conditions = old.map(({ kind, entryId, number }) =>
    and(eq(history.kind, kind), eq(history.entryId, entryId), lte(history.number, number - historyLimits.retained)),
  )
  const deleted = await queries
    .delete(history)
    .where(or(...conditions))
    .returning({ kind: history.kind, value: history.value })
  const hashes = new Set(deleted.flatMap(({ kind, value }) => (kind === 'files' ? listHashes(value) : [])))
  if (hashes.size === 0) return
  const remaining = await queries.select({ value: history.value }).from(history).where(eq(history.kind, 'files'))
  const named = new Set(remaining.flatMap(({ value }) => listHashes(value)))
  await deleteRetainedFiles(queries, [...hashes.difference(named)])
}

/** The hashes of the bytes that a version of a file names, one for each language. */
function listHashes(value: HistoryRow['value']): string[] {
  const languages = (value?.['languages'] ?? {}) as Readonly<Record<string, { readonly hash: string }>>
  return Object.values(languages).map(({ hash }) => hash)
}
