import { bytea, integer, pgSchema, text } from 'drizzle-orm/pg-core'

export const imagesSchema = pgSchema('images')

/** Original pictures. In the database, so that they are part of its backup and shared by several processes. */
export const originals = imagesSchema.table('originals', {
  /** `{name}-{first 8 hex digits of the SHA-256 of the bytes}`. */
  id: text().primaryKey(),
  name: text().notNull(),
  /** In pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  contentType: text('content_type').notNull(),
  bytes: bytea().notNull(),
})
