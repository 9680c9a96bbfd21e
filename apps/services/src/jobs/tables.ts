import { index, integer, jsonb, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const jobsSchema = pgSchema('jobs')

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** Waiting and failed jobs. Completed jobs are deleted, so that personal data is not kept longer than needed. */
export const jobs = jobsSchema.table(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    queue: text().notNull(),
    /** Deduplicates jobs of a queue. */
    key: text(),
    payload: jsonb().$type<unknown>().notNull(),
    attempts: integer().notNull().default(0),
    runAt: timestamptz('run_at').notNull(),
    /** End of a worker's claim; then another worker may run the job. */
    claimedUntil: timestamptz('taken_until'),
    lastError: text('last_error'),
    /** When the last attempt failed; the row is kept for the operator. */
    failedAt: timestamptz('failed_at'),
  },
  (table) => [index('jobs_waiting').on(table.queue, table.runAt), uniqueIndex('jobs_key').on(table.queue, table.key)],
)
