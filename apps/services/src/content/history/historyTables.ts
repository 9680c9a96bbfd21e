import type { HistoryAction, WrittenValue } from '@kudex/domain/editing'
import { integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contentSchema } from '../databaseSchema.ts'

/** The versions of pages, with what editors did. Rows of deleted pages stay, so that they can be restored. */
export const pageHistory = contentSchema.table(
  'page_history',
  {
    pageId: text('page_id').notNull(),
    number: integer().notNull(),
    action: text().$type<HistoryAction>().notNull(),
    /** The name that the editor's tool sent; null if it sent none. */
    editor: text(),
    /** Time of the first save that is part of the version. */
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The newest content of the page; null if the page was deleted. */
    value: jsonb().$type<WrittenValue<'pages'>>(),
    /** The entity tags of the page in this version, the newest last. */
    versions: text().array().notNull(),
    restoredFrom: integer('restored_from'),
  },
  (entry) => [primaryKey({ columns: [entry.pageId, entry.number] })],
)
