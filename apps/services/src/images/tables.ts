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

/**
 * Pictures that are cropped around another point than their centre. Each has an id of its own, so that its renditions
 * have URLs of their own, which never change.
 */
export const crops = imagesSchema.table('crops', {
  /** `{id of the original}-fx{x}-fy{y}`, with three digits each; style sheets read the point from it. */
  id: text().primaryKey(),
  originalId: text('original_id')
    .notNull()
    .references(() => originals.id),
  /** In percent of width and height, from the top left. */
  x: integer().notNull(),
  y: integer().notNull(),
})
