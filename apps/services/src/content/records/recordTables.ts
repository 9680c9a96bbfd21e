import { primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contentSchema } from '../databaseSchema.ts'

/** Who saved an entry last, besides pages, which have a history. Rows of deleted entries stay. */
export const lastSaves = contentSchema.table(
  'last_saves',
  {
    kind: text().notNull(),
    id: text().notNull(),
    /** The name that the editor's tool sent; null if it sent none. */
    editor: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (save) => [primaryKey({ columns: [save.kind, save.id] })],
)
