import { boolean, date, index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { SubscriptionTopic } from '@kudex/domain/forms'

export const salesSchema = pgSchema('sales')

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Form submissions. The key prevents storing one twice. */
export const submissions = salesSchema.table(
  'submissions',
  {
    key: text().primaryKey(),
    reference: text().notNull(),
    form: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** E-mail address of the sender in lower case; null if the form has none. */
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

/** Subscriptions. Each request is a row of its own, so that an unconfirmed request changes no confirmed subscription. */
export const subscriptions = salesSchema.table(
  'subscriptions',
  {
    /** SHA-256 of the token in the mail, so that read access to the table does not allow confirming. */
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

/**
 * One row with the time of the first start; entries visible before it are never announced. Processes lock the row to take
 * turns in recording entries.
 */
export const announcementStart = salesSchema.table('announcement_start', {
  id: integer().primaryKey(),
  startedAt: moment('started_at').notNull(),
})

/** Stories and media releases that have been visible. Rows remain after deletion, so that each is announced only once. */
export const recordedEntries = salesSchema.table(
  'noted_entries',
  {
    kind: text().$type<SubscriptionTopic>().notNull(),
    entryId: text('entry_id').notNull(),
    siteId: text('site_id').notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    /** Later subscribers are not notified of the entry. */
    firstShownAt: moment('first_shown_at').notNull(),
    /** When the entry started waiting for its mail; null while it is not visible, and after the mail. */
    waitingSince: moment('waiting_since'),
    /** When all subscribers had been notified, or when an entry was skipped because of its age. */
    settledAt: moment('settled_at'),
  },
  (entry) => [
    primaryKey({ columns: [entry.kind, entry.entryId] }),
    index('noted_entries_waiting').on(entry.siteId, entry.waitingSince),
  ],
)

/** Which subscription was notified of which entry: written once, in the transaction of the mail. */
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

/** Share data by date (INV-02). */
export const shareData = salesSchema.table('share_data', {
  asOf: date('as_of').primaryKey(),
  registeredShares: integer('registered_shares').notNull(),
})
