import type { ContentProblem } from '@kudex/domain/editing'
import { jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { contentSchema } from '../databaseSchema.ts'

/** Pages that are to be published or unpublished. A row without dates is deleted. */
export const pageSchedules = contentSchema.table('page_schedules', {
  pageId: text('page_id').primaryKey(),
  publishAt: timestamp('publish_at', { withTimezone: true }),
  unpublishAt: timestamp('unpublish_at', { withTimezone: true }),
  /** The zone in which the editor chose the dates. */
  timeZone: text('time_zone').notNull(),
  editor: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Set if the page could not be published or unpublished; it is not tried again. */
  failure: jsonb().$type<ScheduleFailure>(),
})

export interface ScheduleFailure {
  readonly at: string
  readonly action: 'publish' | 'unpublish'
  readonly problems: readonly ContentProblem[]
}
