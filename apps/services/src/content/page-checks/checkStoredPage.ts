import { checkPage, type KnownForChecks, type PageCheck } from '@kudex/domain/page-checks'
import { eq, or } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { files } from '../../files/tables.ts'
import { listDatasheetSlugs } from '../../products/datasheet/datasheetSlugs.ts'
import { pages, pictures, redirects, routeRules, sites } from '../tables.ts'
import { readTranslations } from '../translations/pageTranslations.ts'
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
  const stages = await queries
    .select({ id: pages.id, stage: pages.stage, siteId: pages.siteId, path: pages.url })
    .from(pages)
  const stored = await queries.select({ name: pictures.name, alt: pictures.alt }).from(pictures)
  const slugs = await queries
    .selectDistinct({ slug: files.slug })
    .from(files)
    .where(or(files.isPublic, eq(files.pageId, pageId)))
  const translations = await readTranslations(queries, pageId)
  const published = new Set(stages.flatMap(({ id, stage }) => (stage === 'published' ? [id] : [])))
  return {
    // The page itself is about to be published.
    pages: new Map(stages.map(({ id }) => [id, published.has(id) || id === pageId])),
    pictures: new Map(
      stored.map(({ name, alt }) => [name, typeof alt === 'string' ? languages : Object.keys(alt)] as const),
    ),
    addresses: {
      sites: await queries.select({ id: sites.id, slug: sites.slug }).from(sites),
      pages: stages.map(({ id, stage, siteId, path }) => ({
        siteId,
        path,
        isPublished: stage === 'published' || id === pageId,
      })),
      redirects: [
        ...(await queries.select({ siteId: redirects.siteId, pattern: redirects.previousUrl }).from(redirects)),
        ...(await queries.select({ siteId: routeRules.siteId, pattern: routeRules.pattern }).from(routeRules)),
      ],
    },
    unfinishedLanguages: (translations?.targetLanguages ?? []).flatMap(({ language, translationState, outdated }) =>
      translationState === 'Translated' && !outdated ? [] : [language],
    ),
    fileSlugs: new Set(slugs.map(({ slug }) => slug)),
    generatedFileSlugs: new Set(await listDatasheetSlugs(queries)),
  }
}
