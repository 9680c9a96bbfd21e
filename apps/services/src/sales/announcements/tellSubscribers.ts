import { and, arrayOverlaps, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { AnnouncedEntry } from '../../announcementFeed.types.ts'
import type { Queries } from '../../database/database.types.ts'
import type { NewsOfMail } from '../../mail/mail.types.ts'
import { createSendMail } from '../../mail/mailService.ts'
import { announcements, notedEntries, subscriptions } from '../tables.ts'
import { toOwnUrl } from '../toOwnUrl.ts'
import type { AnnouncerContext } from './announcer.types.ts'
import { noteEntries } from './noteEntries.ts'
import { planTelling, resolveDue } from './planTelling.ts'

/**
 * Hands the mails about what waits on a site to the jobs, a batch of subscribers in each transaction. That somebody was
 * told is written with his mail: whatever happens in between, who was told is passed over the next time (decision 33).
 */
export async function tellSubscribers(context: AnnouncerContext, siteId: string): Promise<void> {
  const { queries, now } = context
  const waiting = await queries
    .select()
    .from(notedEntries)
    .where(and(eq(notedEntries.siteId, siteId), isNotNull(notedEntries.waitingSince)))
  const due = resolveDue(waiting, context.delay)
  if (due === null) return
  // Something came since then, or the pause is another one now.
  if (due > now()) return planTelling(context, { siteId, due, queries })
  let told: readonly Noted[] = waiting
  for (let after: string | null = ''; after !== null;) {
    const batch: ToldBatch = await tellBatch(context, { siteId, waiting, after })
    told = told.filter((row) => batch.shown.has(toId(row.kind, row.entryId)))
    after = batch.last
  }
  await settle(queries, { waiting, told, moment: now() })
  // What was hidden from some of them may be back by now.
  if (told.length < waiting.length) await noteEntries(context)
}

/** Subscribers of one transaction. */
const batchSize = 100

type Noted = typeof notedEntries.$inferSelect
type Subscriber = typeof subscriptions.$inferSelect

interface Batch {
  readonly siteId: string
  readonly waiting: readonly Noted[]
  /** The last subscription of the batch before. */
  readonly after: string
}

interface ToldBatch {
  /** What visitors saw while it was told. */
  readonly shown: ReadonlySet<string>
  /** The last subscription of the batch, null after the last batch. */
  readonly last: string | null
}

async function tellBatch(context: AnnouncerContext, { siteId, waiting, after }: Batch): Promise<ToldBatch> {
  const { queries, feed } = context
  return queries.transaction(async (transaction) => {
    const keys = waiting.map(({ kind, entryId }) => ({ kind, id: entryId }))
    // An editor may have taken something back.
    const entries = await feed.readShown(transaction, { siteId, keys })
    const shown = new Set(entries.map(({ kind, id }) => toId(kind, id)))
    if (entries.length === 0) return { shown, last: null }
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
    const told = await noteTold(transaction, rows)
    for (const subscriber of subscribers) {
      const news = entries.filter(({ kind, id }) => told.has(`${subscriber.tokenHash} ${toId(kind, id)}`))
      if (news.length > 0) await write(transaction, context, subscriber, news)
    }
    return { shown, last: subscribers.length < batchSize ? null : (subscribers.at(-1)?.tokenHash ?? null) }
  })
}

function toId(kind: Noted['kind'], entryId: string): string {
  return `${kind} ${entryId}`
}

/** Answers what was not told before, by subscription and entry. */
async function noteTold(
  transaction: Queries,
  rows: readonly (typeof announcements.$inferInsert)[],
): Promise<ReadonlySet<string>> {
  const told = new Set<string>()
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows.slice(start, start + rowsPerStatement)
    const added = await transaction.insert(announcements).values(part).onConflictDoNothing().returning()
    for (const { subscription, kind, entryId } of added) told.add(`${subscription} ${toId(kind, entryId)}`)
  }
  return told
}

const rowsPerStatement = 1_000

async function write(
  transaction: Queries,
  { jobs, leaveTokens, publicOrigins }: AnnouncerContext,
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
      leave: `${pageUrl}?leave=${leaveTokens.toToken(tokenHash)}`,
      news: news.map((entry) => toNews(entry, locale, pageUrl)),
    },
    { key: `news ${tokenHash} ${first.kind} ${first.id}`, queries: transaction },
  )
}

function toNews(entry: AnnouncedEntry, locale: string, pageUrl: string): NewsOfMail {
  const { title, leadText, language } = entry.toText(locale)
  const kind = entry.kind === 'stories' ? 'story' : entry.isUrgent ? 'ad-hoc' : 'release'
  // The page that they subscribed on stands beside the areas of its site and locale: /de/strivona/subscribe.
  const link = new URL(`.${entry.path}`, pageUrl).href
  return { kind, entryId: entry.id, title, text: leadText, language, link }
}

interface Settled {
  readonly waiting: readonly Noted[]
  /** Those of them that everybody was told of. */
  readonly told: readonly Noted[]
  readonly moment: Date
}

/** What was taken back waits no more, and is new once it comes back. */
async function settle(queries: Queries, { waiting, told, moment }: Settled): Promise<void> {
  await queries.transaction(async (transaction) => {
    for (const row of waiting) {
      await transaction
        .update(notedEntries)
        .set({ waitingSince: null, settledAt: told.includes(row) ? moment : null })
        .where(and(eq(notedEntries.kind, row.kind), eq(notedEntries.entryId, row.entryId)))
    }
  })
}
