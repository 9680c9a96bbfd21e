import { and, eq, isNotNull } from 'drizzle-orm'
import type { EntryKey, VisibleEntry } from '../../feeds/announcementFeed.types.ts'
import type { Queries } from '../../database/database.types.ts'
import { maxAnnouncementAge } from '../../limits.ts'
import { insertRows } from '../../database/insertRows.ts'
import { announcementStart, recordedEntries } from '../tables.ts'
import type { AnnouncementContext } from './announcementContext.types.ts'
import { scheduleAnnouncement, resolveDue } from './scheduleAnnouncement.ts'

/**
 * Records entries that became visible and schedules their mail, in one transaction. Locks the row of the start, so that
 * processes take turns.
 */
export async function recordEntries(context: AnnouncementContext): Promise<void> {
  const { queries, feed, now } = context
  await queries.transaction(async (transaction) => {
    const moment = now()
    const started = await transaction
      .insert(announcementStart)
      .values({ id: 1, startedAt: moment })
      .onConflictDoNothing()
      .returning()
    await transaction.select().from(announcementStart).for('update')
    const entries = await feed.listVisible(transaction)
    const recorded = await readRecorded(transaction)
    const pending = entries.filter((entry) => !recorded.get(toId(entry))?.isSettledOrWaiting)
    // Not announced: what was visible before the first start, and old entries such as an imported archive.
    const isOld = (entry: VisibleEntry) => started.length > 0 || +entry.publicationDate < +moment - maxAnnouncementAge
    await insertRows(
      transaction,
      recordedEntries,
      pending
        .filter((entry) => !recorded.has(toId(entry)))
        .map((entry) => ({
          kind: entry.kind,
          entryId: entry.id,
          siteId: entry.siteId,
          isUrgent: entry.isUrgent,
          firstShownAt: moment,
          ...toState(isOld(entry), moment),
        })),
    )
    for (const entry of pending.filter((each) => recorded.has(toId(each)))) {
      const { siteId, isUrgent } = entry
      await transaction
        .update(recordedEntries)
        .set({ siteId, isUrgent, ...toState(isOld(entry), moment) })
        .where(and(eq(recordedEntries.kind, entry.kind), eq(recordedEntries.entryId, entry.id)))
    }
    await scheduleMails(transaction, context)
  })
}

function toState(isOld: boolean, moment: Date) {
  return isOld ? { waitingSince: null, settledAt: moment } : { waitingSince: moment, settledAt: null }
}

async function readRecorded(queries: Queries) {
  const { kind, entryId, waitingSince, settledAt } = recordedEntries
  const rows = await queries.select({ kind, entryId, waitingSince, settledAt }).from(recordedEntries)
  return new Map(
    rows.map((row) => [
      toId({ kind: row.kind, id: row.entryId }),
      { isSettledOrWaiting: row.waitingSince !== null || row.settledAt !== null },
    ]),
  )
}

function toId({ kind, id }: EntryKey): string {
  return `${kind} ${id}`
}

/** Schedules one mail per site: each further entry delays it, up to a limit. */
async function scheduleMails(transaction: Queries, context: AnnouncementContext): Promise<void> {
  const rows = await transaction.select().from(recordedEntries).where(isNotNull(recordedEntries.waitingSince))
  for (const siteId of new Set(rows.map((row) => row.siteId))) {
    const due = resolveDue(
      rows.filter((row) => row.siteId === siteId),
      context.delay,
    )
    if (due !== null) await scheduleAnnouncement(context, { siteId, due, queries: transaction })
  }
}
