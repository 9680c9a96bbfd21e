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
import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { blocks } from '../tables.ts'
import type { WrittenContent } from './applyWrites.ts'
import { collectFooterLinks } from './findStateProblems.ts'
import type { PageVersion, PageVersions } from './pageVersions.ts'
import type { Write } from './writes.types.ts'

/** The tags of what writes changed for visitors; drafts have none. At most one statement. */
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

/** Published pages whose blocks link to one of the pages. Ids need no escaping, so the stored JSON can be searched. */
async function findLinkingPages(queries: Queries, moved: ReadonlySet<string>): Promise<string[]> {
  if (moved.size === 0) return []
  const content = sql<string>`${blocks.content}::text`
  const patterns = [...moved].flatMap((id) => [`%"pageId": "${id}"%`, `%"item": "${id}"%`])
  const rows = await queries
    .selectDistinct({ id: blocks.pageId })
    .from(blocks)
    .where(and(eq(blocks.stage, 'published'), or(...patterns.map((pattern) => like(content, pattern)))))
  return rows.map(({ id }) => id)
}
