import { checkPage, type KnownForChecks, type PageCheck } from '@kudex/domain/page-checks'
import type { Queries } from '../../database/database.types.ts'
import { files } from '../../files/tables.ts'
import { pages, pictures } from '../tables.ts'
import { readPageVersions, toNewestVersion, toWrittenPage } from '../write/pageVersions.ts'

/** Checks the newest version of a page before it is published; null if there is no such page. */
export async function checkStoredPage(queries: Queries, pageId: string): Promise<PageCheck | null> {
  const versions = (await readPageVersions(queries, [pageId])).get(pageId)
  const page = versions && toNewestVersion(versions)
  if (!page) return null
  const value = toWrittenPage(page)
  return checkPage(value, await readKnown(queries, pageId, value.languages))
}

async function readKnown(queries: Queries, pageId: string, languages: readonly string[]): Promise<KnownForChecks> {
  const stages = await queries.select({ id: pages.id, stage: pages.stage }).from(pages)
  const stored = await queries.select({ name: pictures.name, alt: pictures.alt }).from(pictures)
  const slugs = await queries.selectDistinct({ slug: files.slug }).from(files)
  const published = new Set(stages.flatMap(({ id, stage }) => (stage === 'published' ? [id] : [])))
  return {
    // The page itself is about to be published.
    pages: new Map(stages.map(({ id }) => [id, published.has(id) || id === pageId])),
    pictures: new Map(
      stored.map(({ name, alt }) => [name, typeof alt === 'string' ? languages : Object.keys(alt)] as const),
    ),
    fileSlugs: new Set(slugs.map(({ slug }) => slug)),
  }
}
