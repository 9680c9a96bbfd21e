import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { type PageVersion, type PageVersions, toNewestVersion } from '../write/pageVersions.ts'
import { toSourceVersion } from './pageTexts.ts'
import { translationSources, translationTargets } from './translationTables.ts'

type VersionsById = ReadonlyMap<string, PageVersions>

/**
 * Updates the translations of written pages: outdated ones are those of other source texts. Once such source texts are
 * published, finished translations are marked for translation again.
 */
export async function refreshTranslations(queries: Queries, before: VersionsById, after: VersionsById): Promise<void> {
  if (after.size === 0) return
  const deleted = [...after].flatMap(([id, versions]) => (toNewestVersion(versions) ? [] : [id]))
  if (deleted.length > 0) {
    await queries.delete(translationTargets).where(inArray(translationTargets.pageId, deleted))
    await queries.delete(translationSources).where(inArray(translationSources.pageId, deleted))
  }
  const targets = await queries
    .select()
    .from(translationTargets)
    .where(and(inArray(translationTargets.pageId, [...after.keys()]), isNotNull(translationTargets.sourceVersion)))
  const toVersion = memoize(toSourceVersion)
  for (const target of targets) {
    const { pageId, language, sourceVersion } = target
    const versions = after.get(pageId)
    const newest = versions && toNewestVersion(versions)
    if (!newest) continue
    const outdated = toVersion(newest) !== sourceVersion
    const published = versions.published
    const isPublished = published !== null && published !== before.get(pageId)?.published
    const isMarked = target.state === 'Translated' && isPublished && toVersion(published) !== sourceVersion
    if (outdated === target.outdated && !isMarked) continue
    await queries
      .update(translationTargets)
      .set({ outdated, ...(isMarked && { state: 'MarkedForTranslation' }) })
      .where(and(eq(translationTargets.pageId, pageId), eq(translationTargets.language, language)))
  }
}

function memoize(toVersion: (version: PageVersion) => string): (version: PageVersion) => string {
  const known = new Map<PageVersion, string>()
  return (version) => {
    const found = known.get(version) ?? toVersion(version)
    known.set(version, found)
    return found
  }
}
