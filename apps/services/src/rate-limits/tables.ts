import { index, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

/** Table of the rate limits that all services share. */
export const rateLimitsSchema = pgSchema('rate_limits')

/** Counted attempts, per limit and key. */
export const attempts = rateLimitsSchema.table(
  'attempts',
  {
    /** SHA-256 of limit and key. */
    id: text().primaryKey(),
    points: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (attempt) => [index('attempts_expiry').on(attempt.expiresAt)],
)
