import { compareContent, type ContentChange } from '@kudex/domain/editing'
import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { type PageVersion, readPageVersions, toNewestVersion, toWrittenPage } from '../write/pageVersions.ts'
import { toSourceVersion } from './pageTexts.ts'
import { translationSources, translationTargets } from './translationTables.ts'

/** What changed in the source texts since the last start or import of outdated translations. */
interface SourceChanges {
  readonly languages: readonly string[]
  /** Null if the earlier texts are not stored. */
  readonly changes: readonly ContentChange[] | null
}

/** Stores a page as the source of its translations, and deletes those that no translation refers to any more. */
export async function storeSource(queries: Queries, page: PageVersion): Promise<void> {
  const { id: pageId } = page.row
  const source = { pageId, sourceVersion: toSourceVersion(page), value: toWrittenPage(page) }
  await queries.insert(translationSources).values(source).onConflictDoNothing()
  const used = queries
    .select({ version: translationTargets.sourceVersion })
    .from(translationTargets)
    .where(and(eq(translationTargets.pageId, pageId), isNotNull(translationTargets.sourceVersion)))
  await queries
    .delete(translationSources)
    .where(and(eq(translationSources.pageId, pageId), notInArray(translationSources.sourceVersion, used)))
}

/** The changes in the source texts of a page per outdated version; null for an unknown page. */
export async function readSourceChanges(queries: Queries, pageId: string): Promise<SourceChanges[] | null> {
  const versions = (await readPageVersions(queries, [pageId])).get(pageId)
  const newest = versions && toNewestVersion(versions)
  if (!newest) return null
  const isOfPage = and(eq(translationTargets.pageId, pageId), eq(translationTargets.outdated, true))
  const targets = await queries.select().from(translationTargets).where(isOfPage).orderBy(translationTargets.language)
  const stored = await queries.select().from(translationSources).where(eq(translationSources.pageId, pageId))
  return [...Map.groupBy(targets, ({ sourceVersion }) => sourceVersion)].map(([version, group]) => {
    const source = stored.find(({ sourceVersion }) => sourceVersion === version)
    return {
      languages: group.map(({ language }) => language),
      changes: source ? compareSources(source.value, newest) : null,
    }
  })
}

/** The differences in the texts of the source language, and of whole blocks and entries. */
function compareSources(before: Parameters<typeof compareContent>[0], newest: PageVersion): ContentChange[] {
  const language = newest.row.translationSourceLanguage
  return compareContent(before, toWrittenPage(newest)).filter(
    ({ path, before: old, after }) =>
      path.endsWith(`.${language}`) ||
      // Whole blocks, and whole entries of lists.
      /\.\d+$/.test(path) ||
      // Fields that did not exist in one of the versions.
      [old, after].some((value) => value?.includes(`"${language}":`)),
  )
}
