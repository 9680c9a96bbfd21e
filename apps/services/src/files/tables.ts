import { boolean, bytea, integer, pgSchema, primaryKey, text, timestamp, foreignKey } from 'drizzle-orm/pg-core'

export const filesSchema = pgSchema('files')

/** Files by language. The bytes are in the database, so that a backup has them and all processes share them. */
export const files = filesSchema.table(
  'files',
  {
    slug: text().notNull(),
    language: text().notNull(),
    filename: text().notNull(),
    contentType: text('content_type').notNull(),
    size: integer().notNull(),
    /** SHA-256 in hexadecimal. */
    hash: text().notNull(),
    /** False for files of protected pages, which only the host may request. */
    isPublic: boolean('is_public').notNull(),
    /** The protected page of the file; access to the page includes access to the file (PAGE-17). */
    pageId: text('page_id'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (file) => [primaryKey({ columns: [file.slug, file.language] })],
)

/** File contents in pieces of equal size, so that a range of a long video can be read by itself. */
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
