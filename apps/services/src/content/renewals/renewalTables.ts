import { bigint, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contentSchema } from '../databaseSchema.ts'

/** The hosts that follow the change log, with the time of their last report. */
export const hosts = contentSchema.table('hosts', {
  id: text().primaryKey(),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
})

/** When a host had renewed what the changes up to a number concern. Rows are kept as long as the changes. */
export const hostRenewals = contentSchema.table(
  'host_renewals',
  {
    hostId: text('host_id')
      .notNull()
      .references(() => hosts.id, { onDelete: 'cascade' }),
    /** Number of the change in the log. */
    sequence: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (renewal) => [primaryKey({ columns: [renewal.hostId, renewal.sequence] })],
)
