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
  const [rows, total, editors] = await Promise.all([
    listRows(queries, condition, query.offset),
    countChanges(queries, condition),
    listEditors(queries),
  ])
  return {
    total,
    changes: rows.map(({ kind, entryId, names, ...row }) => {
      return { ...row, kind: toKindSegment(kind), id: entryId, title: toTitle(names, query.language) }
    }),
    editors,
  }
}

async function countChanges(queries: Queries, condition: SQL | undefined): Promise<number> {
  const [found] = await queries.select({ total: count() }).from(history).where(condition)
  return found?.total ?? 0
}

async function listRows(queries: Queries, condition: SQL | undefined, offset: number) {
  const found = alias(history, 'found')
  // The index has all columns of this statement, so that other columns are read for one part of the list only.
  const page = queries
    .select({ kind: history.kind, entryId: history.entryId, number: history.number })
    .from(history)
    .where(condition)
    .orderBy(desc(history.at), asc(history.kind), asc(history.entryId), desc(history.number))
    .limit(historyLimits.perResponse)
    .offset(offset)
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
  return queries
    .select({
      kind: found.kind,
      entryId: found.entryId,
      number: found.number,
      action: found.action,
      editor: found.editor,
      at: found.at,
      restoredFrom: found.restoredFrom,
      isDeleted: newestVersion.isDeleted,
      names: newestContent.names,
    })
    .from(page)
    .innerJoin(found, and(eq(found.kind, page.kind), eq(found.entryId, page.entryId), eq(found.number, page.number)))
    .leftJoinLateral(newestVersion, sql`true`)
    .leftJoinLateral(newestContent, sql`true`)
    .orderBy(desc(found.at), asc(found.kind), asc(found.entryId), desc(found.number))
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

/** Jumps from name to name in the index, since there are few names and many changes. */
async function listEditors(queries: Queries): Promise<string[]> {
  const next = sql`select min(${history.editor}) as editor from ${history}`
  const names = sql`(
    with recursive names as (
      ${next}
      union all
      select found.editor from names, lateral (${next} where ${history.editor} > names.editor) as found
      where names.editor is not null
    )
    select editor from names where editor is not null
  ) as names`
  const rows = await queries
    .select({ editor: sql<string>`names.editor` })
    .from(names)
    .orderBy(sql`names.editor`)
    .limit(historyLimits.editors)
  return rows.map(({ editor }) => editor)
}
