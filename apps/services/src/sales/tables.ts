import { date, index, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
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
  (table) => [index('subscriptions_email').on(table.email)],
)

/** Facts about the share with the day that they are of (INV-02). */
export const shareData = salesSchema.table('share_data', {
  asOf: date('as_of').primaryKey(),
  registeredShares: integer('registered_shares').notNull(),
})
