import { boolean, date, index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { SubscriptionTopic } from '@kudex/domain/forms'

/** Tables of the sales service. */
export const salesSchema = pgSchema('sales')

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What visitors sent. The key makes sure that nothing is stored twice. */
export const submissions = salesSchema.table(
  'submissions',
  {
    key: text().primaryKey(),
    reference: text().notNull(),
    form: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Address of the sender in lower case, null where the form has none. */
    email: text(),
    siteId: text('site_id').notNull(),
    locale: text().notNull(),
    pageUrl: text('page_url').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('submissions_email').on(table.email, table.createdAt),
    index('submissions_reference').on(table.reference),
  ],
)

/** Who wants to hear of what. Each wish has its own row, so that a stranger's wish changes nothing that was confirmed. */
export const subscriptions = salesSchema.table(
  'subscriptions',
  {
    /** SHA-256 of the token in the mail: who reads the table cannot confirm. */
    tokenHash: text('token_hash').primaryKey(),
    email: text().notNull(),
    topics: text().$type<SubscriptionTopic>().array().notNull(),
    siteId: text('site_id').notNull(),
    locale: text().notNull(),
    pageUrl: text('page_url').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('subscriptions_email').on(table.email),
    index('subscriptions_site').on(table.siteId, table.tokenHash),
  ],
)

/** One row from the first start on: what was shown before it is news to nobody. Its lock lets one process note at a time. */
export const announcementStart = salesSchema.table('announcement_start', {
  id: integer().primaryKey(),
  startedAt: moment('started_at').notNull(),
})

/** Stories and media releases that visitors have seen, kept when they are gone, so that each is new only once. */
export const notedEntries = salesSchema.table(
  'noted_entries',
  {
    kind: text().$type<SubscriptionTopic>().notNull(),
    entryId: text('entry_id').notNull(),
    siteId: text('site_id').notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    /** Who subscribed later does not hear of it. */
    firstShownAt: moment('first_shown_at').notNull(),
    /** Since when it waits for its mail; null while nobody sees it, and after the mail. */
    waitingSince: moment('waiting_since'),
    /** When nothing was left to tell of it; also of what was old when it came. */
    settledAt: moment('settled_at'),
  },
  (entry) => [
    primaryKey({ columns: [entry.kind, entry.entryId] }),
    index('noted_entries_waiting').on(entry.siteId, entry.waitingSince),
  ],
)

/** Which subscription was told of which entry: written with the mail, once. */
export const announcements = salesSchema.table(
  'announcements',
  {
    subscription: text().notNull(),
    kind: text().$type<SubscriptionTopic>().notNull(),
    entryId: text('entry_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.subscription, row.kind, row.entryId] })],
)

/** Facts about the share with the day that they are of (INV-02). */
export const shareData = salesSchema.table('share_data', {
  asOf: date('as_of').primaryKey(),
  registeredShares: integer('registered_shares').notNull(),
})
