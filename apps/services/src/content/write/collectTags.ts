import {
  accessRulesTag,
  type ChangeTag,
  systemTag,
  toContactsTag,
  toFooterTag,
  toNavigationTag,
  toPageAddressTag,
  toPagesTag,
  toPageTag,
} from '@kudex/domain/changes'
import { and, eq, like, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.types.ts'
import { editorialKinds, editorialTables, editorialTags, isVisible } from '../editorial/publication.ts'
import { blocks, mediaReleases, newsItems, stories } from '../tables.ts'
import type { WrittenContent } from './applyWrites.ts'
import { collectFooterLinks } from './findStateProblems.ts'
import type { PageVersion, PageVersions } from './pageVersions.ts'
import type { Write } from './writes.types.ts'

/** The tags of what writes changed for visitors; drafts have none. At most four statements. */
export async function collectTags(
  queries: Queries,
  before: WrittenContent,
  after: WrittenContent,
  writes: readonly Write[],
): Promise<ReadonlySet<ChangeTag>> {
  const tags = new Set<ChangeTag>()
  for (const { kind, id } of writes) {
    if (kind === 'sites' || kind === 'redirects' || kind === 'routeRules') tags.add(systemTag)
    if (kind === 'navigations') tags.add(toNavigationTag(id))
    if (kind === 'footers') tags.add(toFooterTag(id))
  }
  for (const tag of findContactTags(before, after, writes)) tags.add(tag)
  const moved = new Set<string>()
  for (const [id, versions] of after.pages) {
    const published = before.pages.get(id)?.published ?? null
    if (isSame(published, versions.published)) continue
    tags.add(toPageTag(id))
    for (const version of [published, versions.published]) {
      if (!version) continue
      tags.add(toPagesTag(version.row.siteId))
      tags.add(toPageAddressTag(version.row.siteId, version.row.url))
    }
    if (toLinked(published) !== toLinked(versions.published)) moved.add(id)
    if (toAccessRule(published) !== toAccessRule(versions.published)) tags.add(accessRulesTag)
  }
  for (const tag of findLinking(after.state, moved)) tags.add(tag)
  for (const id of await findLinkingPages(queries, moved)) tags.add(toPageTag(id))
  for (const tag of await findLinkingEntries(queries, moved)) tags.add(tag)
  return tags
}

/** Tags of the sites that showed a location or contact before or after a write; drafts are on none. */
function findContactTags(before: WrittenContent, after: WrittenContent, writes: readonly Write[]): ChangeTag[] {
  return writes.flatMap(({ kind, id }) => {
    if (kind !== 'locations' && kind !== 'contacts') return []
    return [before, after].flatMap(({ state }) => {
      const rows: readonly { id: string; isPublished: boolean; siteIds: string[] }[] = state[kind]
      const row = rows.find((candidate) => candidate.id === id)
      return row?.isPublished ? row.siteIds.map(toContactsTag) : []
    })
  })
}

/** Versions without a write are the same object before and after. */
function isSame(one: PageVersion | null, other: PageVersion | null): boolean {
  return one === other
}

/** The properties of a page that menus, footers and links use. */
function toLinked(version: PageVersions['published']): string {
  if (!version) return ''
  const { url, slug, pageType } = version.row
  return JSON.stringify([url, slug, pageType])
}

/** The access rule of a page as hosts store it; the same for all pages without protection. */
function toAccessRule(version: PageVersions['published']): string {
  if (!version || version.row.protection === 'none') return ''
  const { siteId, url, countries, protection, protectionRole } = version.row
  return JSON.stringify([siteId, url, countries, protection, protectionRole])
}

/** Tags of navigations, footers and redirects that link to moved pages. */
function findLinking(state: WrittenContent['state'], moved: ReadonlySet<string>): ChangeTag[] {
  if (moved.size === 0) return []
  const isMoved = (link: { kind: string; pageId?: string }) => link.kind === 'page' && moved.has(link.pageId ?? '')
  const navigations = state.navigationItems.filter(({ pageId }) => pageId !== null && moved.has(pageId))
  const footers = state.footers.filter((footer) => collectFooterLinks(footer).some(isMoved))
  const isRedirected = state.redirects.some(({ target }) => isMoved(target))
  return [
    ...navigations.map(({ navigationId }) => toNavigationTag(navigationId)),
    ...footers.map(({ id }) => toFooterTag(id)),
    ...(isRedirected ? [systemTag as ChangeTag] : []),
  ]
}

/** Published pages whose blocks link to one of the pages. */
async function findLinkingPages(queries: Queries, moved: ReadonlySet<string>): Promise<string[]> {
  if (moved.size === 0) return []
  const rows = await queries
    .selectDistinct({ id: blocks.pageId })
    .from(blocks)
    .where(and(eq(blocks.stage, 'published'), linksTo(blocks.content, moved)))
  return rows.map(({ id }) => id)
}

/** Tags of the visible stories, media releases and news that link to one of the pages. */
async function findLinkingEntries(queries: Queries, moved: ReadonlySet<string>): Promise<ChangeTag[]> {
  if (moved.size === 0) return []
  const tags: ChangeTag[] = []
  for (const kind of editorialKinds) {
    const table = editorialTables[kind]
    const rows = await queries
      .selectDistinct({ siteId: table.siteId })
      .from(table)
      .where(and(isVisible(table), linksTo(columnsWithLinks[kind], moved)))
    tags.push(...rows.map(({ siteId }) => editorialTags[kind](siteId)))
  }
  return tags
}

const columnsWithLinks = {
  stories: stories.blocks,
  'media-releases': mediaReleases.blocks,
  'news-items': newsItems.link,
} as const

/** Ids need no escaping, so the stored JSON can be searched. */
function linksTo(column: AnyPgColumn, pageIds: ReadonlySet<string>): SQL | undefined {
  const patterns = [...pageIds].flatMap((id) => [`%"pageId": "${id}"%`, `%"item": "${id}"%`])
  return or(...patterns.map((pattern) => like(sql<string>`${column}::text`, pattern)))
}
