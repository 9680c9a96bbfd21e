import { index, integer, jsonb, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Tables of background work. */
export const jobsSchema = pgSchema('jobs')

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Work that waits. What is done is deleted: nothing of a visitor stays here longer than it is needed. */
export const jobs = jobsSchema.table(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    queue: text().notNull(),
    /** Given twice, work with the same key in the same queue waits once. */
    key: text(),
    payload: jsonb().$type<unknown>().notNull(),
    attempts: integer().notNull().default(0),
    runAt: moment('run_at').notNull(),
    /** Until then a worker has it; one that was killed loses it then. */
    takenUntil: moment('taken_until'),
    lastError: text('last_error'),
    /** When it was given up; it stays for the operator. */
    failedAt: moment('failed_at'),
  },
  (table) => [index('jobs_waiting').on(table.queue, table.runAt), uniqueIndex('jobs_key').on(table.queue, table.key)],
)
