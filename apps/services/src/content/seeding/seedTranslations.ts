import type { Seed, SeedTranslation } from '../../../seed/seed.types.ts'
import type { translationTargets } from '../tables.ts'
import { toSourceVersion } from '../translations/pageTexts.ts'
import type { BlockRow, PageRow } from './seedPages.ts'

/** The translations of the pages of a seed; targets that were not started have no row. */
export function toTranslationRows(
  seed: Seed,
  pages: readonly PageRow[],
  blocks: readonly BlockRow[],
): (typeof translationTargets.$inferInsert)[] {
  const newest = new Map<string, PageRow>()
  for (const row of pages) if (row.stage === 'draft' || !newest.has(row.id)) newest.set(row.id, row)
  return seed.pages.flatMap((page) => {
    const row = newest.get(page.id)
    if (!row || row.translationTargetLanguages.length === 0) return []
    const own = blocks.filter(({ pageId, stage }) => pageId === row.id && stage === row.stage)
    const sourceVersion = toSourceVersion({ row, blocks: own.map(({ content }) => content) })
    return row.translationTargetLanguages.flatMap((language) => {
      const given = new Map(Object.entries(page.translations ?? {})).get(language)
      const translation = given ?? (row.languages.includes(language) ? toFinished(row.updatedAt) : null)
      return translation ? [{ pageId: row.id, language, ...toColumns(translation, sourceVersion) }] : []
    })
  })
}

/** A translation that took nine days. */
function toFinished(importedAt: Date): SeedTranslation {
  const exportedAt = new Date(+importedAt - 9 * 86_400_000)
  return { state: 'Translated', exportedAt: exportedAt.toISOString(), importedAt: importedAt.toISOString() }
}

function toColumns(
  { state, exportedAt, importedAt, dueAt, outdated = false }: SeedTranslation,
  sourceVersion: string,
): Omit<typeof translationTargets.$inferInsert, 'pageId' | 'language'> {
  return {
    state,
    exportedAt: toDate(exportedAt),
    importedAt: toDate(importedAt),
    dueAt: toDate(dueAt),
    sourceVersion: exportedAt === undefined ? null : outdated ? 'earlier' : sourceVersion,
    outdated,
  }
}

function toDate(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text)
}
