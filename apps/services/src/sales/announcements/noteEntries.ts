import { and, eq, isNotNull } from 'drizzle-orm'
import type { EntryKey, ShownEntry } from '../../announcementFeed.types.ts'
import type { Queries } from '../../database/database.types.ts'
import { insertRows } from '../../seeding/insertRows.ts'
import { announcementStart, notedEntries } from '../tables.ts'
import type { AnnouncerContext } from './announcer.types.ts'
import { planTelling, resolveDue } from './planTelling.ts'

/**
 * Notes what visitors see for the first time and plans its mail, in one transaction. Whoever notes holds the one row of
 * the start, so that processes note one after the other.
 */
export async function noteEntries(context: AnnouncerContext): Promise<void> {
  const { queries, feed, now } = context
  await queries.transaction(async (transaction) => {
    const moment = now()
    const begun = await transaction
      .insert(announcementStart)
      .values({ id: 1, startedAt: moment })
      .onConflictDoNothing()
      .returning()
    await transaction.select().from(announcementStart).for('update')
    const entries = await feed.listShown(transaction)
    const known = await readKnown(transaction)
    const fresh = entries.filter((entry) => !known.get(toId(entry))?.isSettledOrWaiting)
    // What was there before anybody counted is news to nobody, and neither is an archive that somebody brings in.
    const isOld = (entry: ShownEntry) => begun.length > 0 || +entry.publicationDate < +moment - newest
    await insertRows(
      transaction,
      notedEntries,
      fresh
        .filter((entry) => !known.has(toId(entry)))
        .map((entry) => ({
          kind: entry.kind,
          entryId: entry.id,
          siteId: entry.siteId,
          isUrgent: entry.isUrgent,
          firstShownAt: moment,
          ...toState(isOld(entry), moment),
        })),
    )
    for (const entry of fresh.filter((each) => known.has(toId(each)))) {
      const { siteId, isUrgent } = entry
      await transaction
        .update(notedEntries)
        .set({ siteId, isUrgent, ...toState(isOld(entry), moment) })
        .where(and(eq(notedEntries.kind, entry.kind), eq(notedEntries.entryId, entry.id)))
    }
    await planMails(transaction, context)
  })
}

/** Milliseconds; an entry whose date is older when it is first seen is from an archive: two weeks. */
const newest = 14 * 24 * 60 * 60 * 1000

function toState(isOld: boolean, moment: Date) {
  return isOld ? { waitingSince: null, settledAt: moment } : { waitingSince: moment, settledAt: null }
}

async function readKnown(queries: Queries) {
  const { kind, entryId, waitingSince, settledAt } = notedEntries
  const rows = await queries.select({ kind, entryId, waitingSince, settledAt }).from(notedEntries)
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

/** One mail for what appears in a row: each entry moves the moment on, as far as it may be moved. */
async function planMails(transaction: Queries, context: AnnouncerContext): Promise<void> {
  const rows = await transaction.select().from(notedEntries).where(isNotNull(notedEntries.waitingSince))
  for (const siteId of new Set(rows.map((row) => row.siteId))) {
    const due = resolveDue(
      rows.filter((row) => row.siteId === siteId),
      context.delay,
    )
    if (due !== null) await planTelling(context, { siteId, due, queries: transaction })
  }
}
