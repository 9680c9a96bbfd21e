import { and, eq, isNull, lte, min, notInArray, or } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { beginChange, lockChanges } from '../changes/changeLog.ts'
import { readContent, storeWrites } from '../write/performWrites.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import { pageSchedules } from './scheduleTables.ts'

type ScheduleRow = typeof pageSchedules.$inferSelect

/**
 * Publishes and unpublishes the pages whose date has arrived by `moment`, each in one transaction, and returns the next
 * date. Safe to run in several processes; after a kill the next run continues. An unexpected error of a page is thrown
 * after the others were done.
 */
export async function runDueSchedules(queries: Queries, moment: Date): Promise<Date | null> {
  const errors = new Map<string, unknown>()
  for (;;) {
    const isLeft = notInArray(pageSchedules.pageId, [...errors.keys()])
    const [due] = await queries
      .select()
      .from(pageSchedules)
      .where(and(isDue(moment), isLeft))
      .limit(1)
    if (!due) break
    try {
      await queries.transaction((transaction) => runSchedule(transaction, due.pageId, moment))
    } catch (error) {
      if (error instanceof WriteRefusal) await storeFailure(queries, due, moment, error)
      else errors.set(due.pageId, error)
    }
  }
  if (errors.size > 0) throw errors.values().next().value
  return findNext(queries)
}

async function runSchedule(transaction: Queries, pageId: string, moment: Date): Promise<void> {
  await lockChanges(transaction)
  const isThis = eq(pageSchedules.pageId, pageId)
  const [row] = await transaction
    .select()
    .from(pageSchedules)
    .where(and(isThis, isDue(moment)))
  // Another process was faster, or an editor changed the dates.
  if (!row) return
  const kind = toAction(row, moment)
  const content = await readContent(transaction, [pageId])
  const versions = content.pages.get(pageId)
  // An editor may have published or unpublished the page already.
  if (kind === 'publish' ? versions?.draft : versions?.published) {
    await beginChange(transaction)
    await storeWrites(transaction, content, [{ kind, id: pageId }], { editor: row.editor })
  }
  const rest = kind === 'publish' ? row.unpublishAt : null
  if (rest === null) await transaction.delete(pageSchedules).where(isThis)
  else await transaction.update(pageSchedules).set({ publishAt: null }).where(isThis)
}

async function storeFailure(
  queries: Queries,
  due: ScheduleRow,
  moment: Date,
  { problems }: WriteRefusal,
): Promise<void> {
  await queries
    .update(pageSchedules)
    .set({ failure: { at: moment.toISOString(), action: toAction(due, moment), problems } })
    .where(and(eq(pageSchedules.pageId, due.pageId), eq(pageSchedules.createdAt, due.createdAt)))
}

function toAction({ publishAt }: ScheduleRow, moment: Date): 'publish' | 'unpublish' {
  return publishAt !== null && publishAt <= moment ? 'publish' : 'unpublish'
}

const isDue = (moment: Date) =>
  and(isNull(pageSchedules.failure), or(lte(pageSchedules.publishAt, moment), lte(pageSchedules.unpublishAt, moment)))

async function findNext(queries: Queries): Promise<Date | null> {
  const [row] = await queries
    .select({ publishAt: min(pageSchedules.publishAt), unpublishAt: min(pageSchedules.unpublishAt) })
    .from(pageSchedules)
    .where(isNull(pageSchedules.failure))
  const dates = [row?.publishAt, row?.unpublishAt].flatMap((date) => (date ? [+date] : []))
  return dates.length > 0 ? new Date(Math.min(...dates)) : null
}
