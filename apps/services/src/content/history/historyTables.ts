import type { HistoryAction, WrittenKind } from '@kudex/domain/editing'
import { index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contentSchema } from '../databaseSchema.ts'

/** A kind of content whose changes are recorded. */
export type HistoryKind =
  | 'files'
  | Extract<
      WrittenKind,
      | 'pages'
      | 'sites'
      | 'navigations'
      | 'footers'
      | 'redirects'
      | 'routeRules'
      | 'locations'
      | 'contacts'
      | 'stories'
      | 'media-releases'
      | 'news-items'
      | 'pictures'
    >

/** The versions of all content, with what editors did. Rows of deleted entries stay, so that they can be restored. */
export const history = contentSchema.table(
  'history',
  {
    kind: text().$type<HistoryKind>().notNull(),
    entryId: text('entry_id').notNull(),
    number: integer().notNull(),
    action: text().$type<HistoryAction>().notNull(),
    /** The name that the editor's tool sent; null if it sent none. */
    editor: text(),
    /** Time of the first save that is part of the version. */
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The newest content, of a page the draft; null if the entry was deleted, or if its content was not kept. */
    value: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** The entity tags of the entry in this version, the newest last. */
    versions: text().array().notNull(),
    restoredFrom: integer('restored_from'),
  },
  (entry) => [
    primaryKey({ columns: [entry.kind, entry.entryId, entry.number] }),
    index('history_at').on(
      entry.at.desc().nullsFirst(),
      entry.kind,
      entry.entryId,
      entry.number.desc().nullsFirst(),
      entry.action,
      entry.editor,
    ),
    index('history_editor').on(entry.editor),
  ],
)
