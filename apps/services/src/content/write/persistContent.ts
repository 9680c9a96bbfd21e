import { getColumns, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.types.ts'
import { insertRows } from '../../database/insertRows.ts'
import * as tables from '../tables.ts'
import type { WrittenContent } from './applyWrites.ts'
import { replacePageVersions, toNewestVersion } from './pageVersions.ts'
import type { removableKinds, Write } from './writes.types.ts'

/** Stores changed content in the order of foreign keys, in a few statements per kind. */
export async function persistContent(
  queries: Queries,
  { state, pages }: WrittenContent,
  writes: readonly Write[],
): Promise<void> {
  const idsOf = (kind: Write['kind']) => new Set(writes.filter((write) => write.kind === kind).map(({ id }) => id))
  const navigations = [...idsOf('navigations')]
  if (navigations.length > 0) {
    await queries
      .insert(tables.navigations)
      .values(navigations.map((id) => ({ id })))
      .onConflictDoNothing()
  }
  const footerIds = idsOf('footers')
  await upsert(
    queries,
    tables.footers,
    state.footers.filter(({ id }) => footerIds.has(id)),
  )
  const siteIds = idsOf('sites')
  if (siteIds.size > 0) {
    // Clear the unique slugs first, since sites may exchange them.
    await queries
      .update(tables.sites)
      .set({ slug: null })
      .where(inArray(tables.sites.id, [...siteIds]))
  }
  await upsert(
    queries,
    tables.sites,
    state.sites.filter(({ id }) => siteIds.has(id)),
  )
  await replacePageVersions(queries, pages)
  await deleteSchedules(queries, pages)
  if (navigations.length > 0) {
    await queries.delete(tables.navigationItems).where(inArray(tables.navigationItems.navigationId, navigations))
    await insertRows(
      queries,
      tables.navigationItems,
      state.navigationItems.filter(({ navigationId }) => navigations.includes(navigationId)),
    )
  }
  await replace(queries, tables.redirects, idsOf('redirects'), state.redirects)
  await replace(queries, tables.routeRules, idsOf('routeRules'), state.routeRules)
  await replace(queries, tables.locations, idsOf('locations'), state.locations)
  await replace(queries, tables.contacts, idsOf('contacts'), state.contacts)
}

/** Deletes the schedules of deleted pages: a page that is created with the same id later must not be published by them. */
async function deleteSchedules(queries: Queries, pages: WrittenContent['pages']): Promise<void> {
  const deleted = [...pages].flatMap(([id, versions]) => (toNewestVersion(versions) ? [] : [id]))
  if (deleted.length > 0)
    await queries.delete(tables.pageSchedules).where(inArray(tables.pageSchedules.pageId, deleted))
}

/** Replaces rows that no other row references. */
async function replace<Table extends (typeof tables)[(typeof removableKinds)[number]]>(
  queries: Queries,
  table: Table,
  ids: ReadonlySet<string>,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  if (ids.size === 0) return
  await queries.delete(table).where(inArray(table.id, [...ids]))
  await insertRows(queries, table, rows.filter(({ id }) => ids.has(id)) as never)
}

/** Updates rows that others reference. */
async function upsert<Table extends PgTable & { id: typeof tables.sites.id | typeof tables.footers.id }>(
  queries: Queries,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.entries(getColumns(table)).filter(([key]) => key !== 'id')
  const set = Object.fromEntries(columns.map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]))
  await queries
    .insert(table)
    .values(rows as never)
    .onConflictDoUpdate({ target: table.id, set: set as never })
}
