import { and, asc, count, desc, eq, gte, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.types.ts'
import { historyLimits } from '../../limits.ts'
import { toKindSegment } from '../write/kindSegments.ts'
import { toNames, toTitle } from './entryNames.ts'
import { history, type HistoryKind } from './historyTables.ts'

/** Filters of the list of all changes; null for all. */
export interface ChangeQuery {
  readonly kind: HistoryKind | null
  readonly editor: string | null
  /** Inclusive. */
  readonly from: Date | null
  /** Exclusive. */
  readonly until: Date | null
  readonly offset: number
  /** Language of the titles. */
  readonly language: string
}

/** What editors did with all entries, the newest first, and the names of all editors. */
export async function listChanges(queries: Queries, query: ChangeQuery) {
  const condition = toCondition(query)
  const page = queries
    .select({
      kind: history.kind,
      entryId: history.entryId,
      number: history.number,
      action: history.action,
      editor: history.editor,
      at: history.at,
      restoredFrom: history.restoredFrom,
    })
    .from(history)
    .where(condition)
    .orderBy(desc(history.at), asc(history.kind), asc(history.entryId), desc(history.number))
    .limit(historyLimits.perResponse)
    .offset(query.offset)
    .as('page')
  // The newest version says whether the entry is deleted; the newest content says how it is called.
  const newest = alias(history, 'newest')
  const newestVersion = queries
    .select({ isDeleted: isDeleted(newest).as('is_deleted') })
    .from(newest)
    .where(and(eq(newest.kind, page.kind), eq(newest.entryId, page.entryId)))
    .orderBy(desc(newest.number))
    .limit(1)
    .as('newest_version')
  const named = alias(history, 'named')
  const newestContent = queries
    .select({ names: toNames(named.value).as('names') })
    .from(named)
    .where(and(eq(named.kind, page.kind), eq(named.entryId, page.entryId), isNotNull(named.value)))
    .orderBy(desc(named.number))
    .limit(1)
    .as('newest_content')
  const rows = await queries
    .select({
      kind: page.kind,
      entryId: page.entryId,
      number: page.number,
      action: page.action,
      editor: page.editor,
      at: page.at,
      restoredFrom: page.restoredFrom,
      isDeleted: newestVersion.isDeleted,
      names: newestContent.names,
    })
    .from(page)
    .leftJoinLateral(newestVersion, sql`true`)
    .leftJoinLateral(newestContent, sql`true`)
    .orderBy(desc(page.at), asc(page.kind), asc(page.entryId), desc(page.number))
  const [found] = await queries.select({ total: count() }).from(history).where(condition)
  return {
    total: found?.total ?? 0,
    changes: rows.map(({ kind, entryId, names, ...row }) => {
      return { ...row, kind: toKindSegment(kind), id: entryId, title: toTitle(names, query.language) }
    }),
    editors: await listEditors(queries),
  }
}

/** The first version of an entry is its content before the first change. */
function toCondition({ kind, editor, from, until }: ChangeQuery): SQL | undefined {
  return and(
    ne(history.action, 'initial'),
    kind === null ? undefined : eq(history.kind, kind),
    editor === null ? undefined : eq(history.editor, editor),
    from === null ? undefined : gte(history.at, from),
    until === null ? undefined : lt(history.at, until),
  )
}

/** A page that was never published is deleted with its draft. */
function isDeleted({ action, value }: Readonly<Record<'action' | 'value', AnyPgColumn>>): SQL<boolean> {
  return sql<boolean>`${value} is null and ${action} in ('deleted', 'draftDeleted')`
}

async function listEditors(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ editor: history.editor })
    .from(history)
    .where(isNotNull(history.editor))
    .orderBy(history.editor)
    .limit(historyLimits.editors)
  return rows.flatMap(({ editor }) => editor ?? [])
}
