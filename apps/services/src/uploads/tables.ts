import { index, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { FileType } from '@kudex/domain/uploads'

export const uploadsSchema = pgSchema('uploads')

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** What a file is for: a ticket, or the content of a website. */
export type UploadPurpose = 'ticket' | 'content'

/** Uploads. The bytes are in a file named by the id in the data folder; the file size is the upload offset. */
export const uploads = uploadsSchema.table(
  'uploads',
  {
    /** 64 random hexadecimal digits; the id is the secret that permits resuming and terminating the upload. */
    id: text().primaryKey(),
    filename: text().notNull(),
    /** What the file is for; support gets a mail about files without a purpose. */
    purpose: text().$type<UploadPurpose>(),
    /** Announced size in bytes. */
    size: integer().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** When all bytes were written to disk; null for unfinished uploads. */
    finishedAt: timestamptz('finished_at'),
    contentType: text('content_type').$type<FileType>(),
    /** SHA-256 in hexadecimal, for finished uploads. */
    hash: text(),
  },
  (table) => [index('uploads_created').on(table.createdAt)],
)
