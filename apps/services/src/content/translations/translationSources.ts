import { compareContent, type ContentChange } from '@kudex/domain/editing'
import { and, eq, inArray, notExists } from 'drizzle-orm'
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

/**
 * Stores pages as the sources of their translations, and deletes the sources that no translation refers to any more, in
 * two statements.
 */
export async function storeSources(queries: Queries, pages: readonly PageVersion[]): Promise<void> {
  if (pages.length === 0) return
  const sources = pages.map((page) => {
    return { pageId: page.row.id, sourceVersion: toSourceVersion(page), value: toWrittenPage(page) }
  })
  await queries.insert(translationSources).values(sources).onConflictDoNothing()
  const uses = queries
    .select({ version: translationTargets.sourceVersion })
    .from(translationTargets)
    .where(
      and(
        eq(translationTargets.pageId, translationSources.pageId),
        eq(translationTargets.sourceVersion, translationSources.sourceVersion),
      ),
    )
  const ids = sources.map(({ pageId }) => pageId)
  await queries.delete(translationSources).where(and(inArray(translationSources.pageId, ids), notExists(uses)))
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
