import { and, arrayOverlaps, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { AnnouncedEntry } from '../../feeds/announcementFeed.types.ts'
import type { Queries } from '../../database/database.types.ts'
import type { NewsOfMail } from '../../mail/mail.types.ts'
import { createSendMail } from '../../mail/mailService.ts'
import { announcements, recordedEntries, subscriptions } from '../tables.ts'
import { toOwnUrl } from '../toOwnUrl.ts'
import type { AnnouncementContext } from './announcementContext.types.ts'
import { recordEntries } from './recordEntries.ts'
import { scheduleAnnouncement, resolveDue } from './scheduleAnnouncement.ts'

/**
 * Enqueues the mails about the waiting entries of a site, one batch of subscribers per transaction. A notification is
 * recorded in the transaction of its mail, so that after a crash no subscriber is notified twice (decision 33).
 */
export async function notifySubscribers(context: AnnouncementContext, siteId: string): Promise<void> {
  const { queries, now } = context
  const waiting = await queries
    .select()
    .from(recordedEntries)
    .where(and(eq(recordedEntries.siteId, siteId), isNotNull(recordedEntries.waitingSince)))
  const due = resolveDue(waiting, context.delay)
  if (due === null) return
  // A further entry came in the meantime, or the delay was changed.
  if (due > now()) return scheduleAnnouncement(context, { siteId, due, queries })
  let notified: readonly RecordedEntry[] = waiting
  for (let after: string | null = ''; after !== null;) {
    const batch: NotifiedBatch = await notifyBatch(context, { siteId, waiting, after })
    notified = notified.filter((row) => batch.visible.has(toId(row.kind, row.entryId)))
    after = batch.last
  }
  await settle(queries, { waiting, notified, moment: now() })
  // Entries that were hidden for a part of the batches may be visible again. Entries that were published during the run
  // may have no job: while an urgent entry waited, their job would have had the key of the running one.
  await recordEntries(context)
}

const batchSize = 100

type RecordedEntry = typeof recordedEntries.$inferSelect
type Subscriber = typeof subscriptions.$inferSelect

interface Batch {
  readonly siteId: string
  readonly waiting: readonly RecordedEntry[]
  /** The last subscription of the batch before. */
  readonly after: string
}

interface NotifiedBatch {
  /** Ids of the entries that were visible during the batch. */
  readonly visible: ReadonlySet<string>
  /** The last subscription of the batch, null after the last batch. */
  readonly last: string | null
}

async function notifyBatch(context: AnnouncementContext, { siteId, waiting, after }: Batch): Promise<NotifiedBatch> {
  const { queries, feed } = context
  return queries.transaction(async (transaction) => {
    const keys = waiting.map(({ kind, entryId }) => ({ kind, id: entryId }))
    // An editor may have unpublished entries.
    const entries = await feed.readVisible(transaction, { siteId, keys })
    const visible = new Set(entries.map(({ kind, id }) => toId(kind, id)))
    if (entries.length === 0) return { visible, last: null }
    const subscribers = await transaction
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.siteId, siteId),
          gt(subscriptions.tokenHash, after),
          isNotNull(subscriptions.confirmedAt),
          isNull(subscriptions.endedAt),
          arrayOverlaps(subscriptions.topics, [...new Set(entries.map(({ kind }) => kind))]),
        ),
      )
      .orderBy(asc(subscriptions.tokenHash))
      .limit(batchSize)
    const firstShownAt = new Map(waiting.map((row) => [toId(row.kind, row.entryId), row.firstShownAt]))
    const isFor = ({ topics, confirmedAt }: Subscriber, { kind, id }: AnnouncedEntry) =>
      topics.includes(kind) && confirmedAt !== null && confirmedAt <= (firstShownAt.get(toId(kind, id)) ?? 0)
    const rows = subscribers.flatMap((subscriber) =>
      entries
        .filter((entry) => isFor(subscriber, entry))
        .map(({ kind, id }) => ({ subscription: subscriber.tokenHash, kind, entryId: id })),
    )
    const notified = await recordAnnouncements(transaction, rows)
    for (const subscriber of subscribers) {
      const news = entries.filter(({ kind, id }) => notified.has(`${subscriber.tokenHash} ${toId(kind, id)}`))
      if (news.length > 0) await enqueueMail(transaction, context, subscriber, news)
    }
    return { visible, last: subscribers.length < batchSize ? null : (subscribers.at(-1)?.tokenHash ?? null) }
  })
}

function toId(kind: RecordedEntry['kind'], entryId: string): string {
  return `${kind} ${entryId}`
}

/** Records announcements and returns the new ones, as pairs of subscription and entry. */
async function recordAnnouncements(
  transaction: Queries,
  rows: readonly (typeof announcements.$inferInsert)[],
): Promise<ReadonlySet<string>> {
  const notified = new Set<string>()
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows.slice(start, start + rowsPerStatement)
    const added = await transaction.insert(announcements).values(part).onConflictDoNothing().returning()
    for (const { subscription, kind, entryId } of added) notified.add(`${subscription} ${toId(kind, entryId)}`)
  }
  return notified
}

const rowsPerStatement = 1_000

async function enqueueMail(
  transaction: Queries,
  { jobs, unsubscribeTokens, publicOrigins }: AnnouncementContext,
  { tokenHash, email, locale, ...subscriber }: Subscriber,
  news: readonly AnnouncedEntry[],
): Promise<void> {
  const [first] = news
  if (!first) return
  const sendMail = createSendMail(jobs)
  const pageUrl = toOwnUrl(subscriber.pageUrl, publicOrigins)
  await sendMail(
    {
      template: 'subscription-news',
      to: email,
      locale,
      subscription: tokenHash,
      siteName: first.siteName,
      leave: `${pageUrl}?leave=${unsubscribeTokens.toToken(tokenHash)}`,
      news: news.map((entry) => toNews(entry, locale, pageUrl)),
    },
    { key: `news ${tokenHash} ${first.kind} ${first.id}`, queries: transaction },
  )
}

function toNews(entry: AnnouncedEntry, locale: string, pageUrl: string): NewsOfMail {
  const { title, leadText, language } = entry.toText(locale)
  const kind = entry.kind === 'stories' ? 'story' : entry.isUrgent ? 'ad-hoc' : 'release'
  // Relative to the page of the subscription, which is a sibling of the areas: /de/strivona/subscribe.
  const link = new URL(`.${entry.path}`, pageUrl).href
  return { kind, entryId: entry.id, title, text: leadText, language, link }
}

interface Settlement {
  readonly waiting: readonly RecordedEntry[]
  /** The entries that all subscribers were notified of. */
  readonly notified: readonly RecordedEntry[]
  readonly moment: Date
}

/** Settles notified entries. Others stop waiting, and are new when they become visible again. */
async function settle(queries: Queries, { waiting, notified, moment }: Settlement): Promise<void> {
  await queries.transaction(async (transaction) => {
    for (const row of waiting) {
      await transaction
        .update(recordedEntries)
        .set({ waitingSince: null, settledAt: notified.includes(row) ? moment : null })
        .where(and(eq(recordedEntries.kind, row.kind), eq(recordedEntries.entryId, row.entryId)))
    }
  })
}
