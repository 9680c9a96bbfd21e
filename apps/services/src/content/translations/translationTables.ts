import type { WrittenValue } from '@kudex/domain/editing'
import type { TranslationState } from '@kudex/domain/translations'
import { boolean, index, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contentSchema } from '../databaseSchema.ts'

/**
 * Translations of pages that were started or imported (TRANS-02). The target languages of a page are its
 * `translationTargetLanguages`; one without a row is marked for translation.
 */
export const translationTargets = contentSchema.table(
  'translation_targets',
  {
    pageId: text('page_id').notNull(),
    language: text().notNull(),
    state: text().$type<TranslationState>().notNull(),
    exportedAt: timestamp('exported_at', { withTimezone: true }),
    importedAt: timestamp('imported_at', { withTimezone: true }),
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Version of the source texts at the last start or import. */
    sourceVersion: text('source_version'),
    /** True if the source texts of the newest version of the page differ from `sourceVersion`. */
    outdated: boolean().notNull().default(false),
  },
  (target) => [
    primaryKey({ columns: [target.pageId, target.language] }),
    index('translation_targets_state').on(target.language, target.state),
  ],
)

/** The pages that translations are made from, to show what changed since; only those that a translation refers to. */
export const translationSources = contentSchema.table(
  'translation_sources',
  {
    pageId: text('page_id').notNull(),
    sourceVersion: text('source_version').notNull(),
    value: jsonb().$type<WrittenValue<'pages'>>().notNull(),
  },
  (source) => [primaryKey({ columns: [source.pageId, source.sourceVersion] })],
)
