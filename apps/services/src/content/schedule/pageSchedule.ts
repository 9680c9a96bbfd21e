import type { ContentProblem, WrittenValue } from '@kudex/domain/editing'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { beginChange, recordChange } from '../changes/changeLog.ts'
import { recordHistory } from '../history/recordHistory.ts'
import { toPageContent } from '../write/listEntryChanges.ts'
import { type PageVersions, readPageVersions } from '../write/pageVersions.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import { pageSchedules } from './scheduleTables.ts'

type Schedule = Omit<typeof pageSchedules.$inferSelect, 'pageId' | 'timeZone' | 'createdAt'> & {
  readonly timeZone: string | null
  readonly createdAt: Date | null
}

/** When a page is to be published and unpublished; null if there is no such page. */
export async function readSchedule(queries: Queries, pageId: string): Promise<Schedule | null> {
  const versions = await readPageVersions(queries, [pageId])
  if (!versions.has(pageId)) return null
  const [row] = await queries.select().from(pageSchedules).where(eq(pageSchedules.pageId, pageId))
  if (!row) return none
  const { pageId: _, ...schedule } = row
  return schedule
}

const none: Schedule = {
  publishAt: null,
  unpublishAt: null,
  timeZone: null,
  editor: null,
  createdAt: null,
  failure: null,
}

/** Stores or removes the dates of a page. Throws a {@link WriteRefusal}. */
export async function storeSchedule(
  queries: Queries,
  pageId: string,
  { publishAt, unpublishAt, timeZone }: WrittenValue<'page-schedule'>,
  editor: string | null,
): Promise<Schedule> {
  return queries.transaction(async (transaction) => {
    // The entry in the change log makes the processes that publish read the dates.
    await beginChange(transaction)
    const versions = (await readPageVersions(transaction, [pageId])).get(pageId)
    if (!versions) throw new WriteRefusal('gone')
    const now = new Date()
    const problems = findScheduleProblems(versions, { publishAt, unpublishAt }, now)
    if (problems.length > 0) throw new WriteRefusal('problems', { problems })
    const removed = await transaction.delete(pageSchedules).where(eq(pageSchedules.pageId, pageId)).returning()
    const isScheduled = (publishAt ?? unpublishAt) !== null
    if (isScheduled) {
      await transaction
        .insert(pageSchedules)
        .values({ pageId, publishAt, unpublishAt, timeZone, editor, createdAt: now, failure: null })
    }
    if (isScheduled || removed.length > 0) {
      const content = toPageContent(versions)
      const action = isScheduled ? 'scheduled' : 'unscheduled'
      const change = { kind: 'pages', id: pageId, action, readBefore: () => content, after: content } as const
      await recordHistory(transaction, [change], { editor })
    }
    await recordChange(transaction, [])
    return (await readSchedule(transaction, pageId))!
  })
}

function findScheduleProblems(
  { published, draft }: PageVersions,
  { publishAt, unpublishAt }: { publishAt: Date | null; unpublishAt: Date | null },
  now: Date,
): ContentProblem[] {
  const problems: ContentProblem[] = []
  const check = (isRight: boolean, field: string, value: Date | null, takes: string) => {
    if (!isRight) problems.push({ path: `schedule.${field}`, value, takes })
  }
  if (publishAt) {
    check(publishAt > now, 'publishAt', publishAt, 'a time in the future')
    check(draft !== null, 'publishAt', publishAt, 'a page with a draft')
  }
  if (unpublishAt) {
    check(unpublishAt > (publishAt ?? now), 'unpublishAt', unpublishAt, 'a later time')
    check(publishAt !== null || published !== null, 'unpublishAt', unpublishAt, 'a page that is published')
  }
  return problems
}
