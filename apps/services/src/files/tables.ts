import { boolean, bytea, integer, pgSchema, primaryKey, text, timestamp, foreignKey } from 'drizzle-orm/pg-core'

/** Tables of the file service. */
export const filesSchema = pgSchema('files')

/** A file in one language. The bytes live in the database: one thing to back up, the same for several processes. */
export const files = filesSchema.table(
  'files',
  {
    slug: text().notNull(),
    language: text().notNull(),
    filename: text().notNull(),
    contentType: text('content_type').notNull(),
    size: integer().notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    hash: text().notNull(),
    /** A file that is not for everyone is answered to the host alone, for who may see its page. */
    isPublic: boolean('is_public').notNull(),
    /** The protected page that a file belongs to: who may see the page gets the file (PAGE-17). */
    pageId: text('page_id'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (file) => [primaryKey({ columns: [file.slug, file.language] })],
)

/** The bytes in pieces of the same size, so that a part of a long video is read without the rest. */
export const pieces = filesSchema.table(
  'pieces',
  {
    slug: text().notNull(),
    language: text().notNull(),
    index: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (piece) => [
    primaryKey({ columns: [piece.slug, piece.language, piece.index] }),
    foreignKey({
      columns: [piece.slug, piece.language],
      foreignColumns: [files.slug, files.language],
      name: 'pieces_file',
    }).onDelete('cascade'),
  ],
)
