import { index, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { MediaType } from '@kudex/domain/uploads'

/** Tables of the upload service. */
export const uploadsSchema = pgSchema('uploads')

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What is known of an upload. Its bytes are a file of the same name in the data folder; its length is how far it is. */
export const uploads = uploadsSchema.table(
  'uploads',
  {
    /** 64 hexadecimal digits that nobody can guess: who knows it may go on with the upload and end it. */
    id: text().primaryKey(),
    filename: text().notNull(),
    /** Bytes that were announced. */
    size: integer().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the last byte was on the disk; null until then. */
    finishedAt: moment('finished_at'),
    contentType: text('content_type').$type<MediaType>(),
    /** SHA-256 of the bytes, hexadecimal, of a finished one. */
    hash: text(),
  },
  (table) => [index('uploads_created').on(table.createdAt)],
)
