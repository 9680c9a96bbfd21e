import { type ChangeTag, toPageAddressTag, toPageTag } from '@kudex/domain/changes'
import { type HostRenewal, type PageRenewal, resolveHostRenewalState } from '@kudex/domain/editing'
import { and, arrayContains, asc, desc, eq, gte, inArray, isNull, min, or } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { beginChange, recordChange } from '../changes/changeLog.ts'
import { changes, pages, redirects } from '../tables.ts'
import { readPageVersions } from '../write/pageVersions.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import { hostRenewals, hosts } from './renewalTables.ts'

/** Null for an unknown page. */
export async function readRenewal(queries: Queries, pageId: string): Promise<PageRenewal | null> {
  const versions = (await readPageVersions(queries, [pageId])).get(pageId)
  if (!versions) return null
  const change = await findNewestChange(queries, [toPageTag(pageId)])
  return {
    change: change && (await describeChange(queries, pageId, change.tags)),
    hosts: await listHosts(queries, change?.sequence ?? 0),
    leftPath: versions.published && (await findLeftPath(queries, versions.published.row)),
  }
}

/** Adds a change that makes all hosts renew a page and what its newest change concerns. Throws a {@link WriteRefusal}. */
export async function renewPage(queries: Queries, pageId: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const versions = (await readPageVersions(transaction, [pageId])).get(pageId)
    if (!versions) throw new WriteRefusal('gone')
    const version = versions.published ?? versions.draft
    const own = version ? [toPageAddressTag(version.row.siteId, version.row.url)] : []
    const newest = await findNewestChange(transaction, [toPageTag(pageId)])
    // A larger change, such as an import, concerns more than this page.
    const concerned = newest && newest.tags.length <= maxRenewedTags ? (newest.tags as ChangeTag[]) : []
    await recordChange(transaction, [toPageTag(pageId), ...own, ...concerned])
  })
}

const maxRenewedTags = 50

async function findNewestChange(queries: Queries, tags: ChangeTag[]) {
  const [change] = await queries
    .select({ sequence: changes.sequence, tags: changes.tags })
    .from(changes)
    .where(arrayContains(changes.tags, tags))
    .orderBy(desc(changes.sequence))
    .limit(1)
  return change ?? null
}

async function describeChange(queries: Queries, pageId: string, tags: readonly string[]) {
  const prefix = toPageTag('')
  const linking = tags.flatMap((tag) => (tag.startsWith(prefix) ? [tag.slice(prefix.length)] : []))
  const rows = await queries
    .select({ id: pages.id, siteId: pages.siteId, path: pages.url })
    .from(pages)
    .where(and(eq(pages.stage, 'published'), inArray(pages.id, linking)))
    .orderBy(asc(pages.siteId), asc(pages.url))
  const own = rows.filter(({ id }) => id === pageId)
  const all = [...own, ...readAddresses(tags), ...rows].map(({ siteId, path }) => ({ siteId, path }))
  const addresses = [...new Map(all.map((entry) => [toPageAddressTag(entry.siteId, entry.path), entry])).values()]
  return {
    addresses: addresses.slice(0, maxAddresses),
    total: addresses.length,
    isInMenus: tags.some((tag) => /^(?:navigation|footer):/.test(tag)),
  }
}

const maxAddresses = 20

/** The addresses in tags: `page-address:main:/about`. */
function readAddresses(tags: readonly string[]) {
  return tags.flatMap((tag) => {
    const [, siteId, path] = /^page-address:([^:]+):(.*)$/.exec(tag) ?? []
    return siteId !== undefined && path !== undefined ? [{ siteId, path: decodeURI(path) }] : []
  })
}

/** The other address in the newest change of the page itself, unless a page, also a draft, or a redirect has it. */
async function findLeftPath(queries: Queries, { id, siteId, url }: PageRow): Promise<string | null> {
  const change = await findNewestChange(queries, [toPageTag(id), toPageAddressTag(siteId, url)])
  const others = readAddresses(change?.tags ?? []).filter((entry) => entry.siteId !== siteId || entry.path !== url)
  const [left] = others
  // A larger change, such as an import, has the addresses of other pages. A home page cannot be redirected.
  if (others.length !== 1 || left?.siteId !== siteId || left.path === '/') return null
  const [page] = await queries
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.siteId, siteId), eq(pages.url, left.path)))
  const [redirect] = await queries
    .select({ id: redirects.id })
    .from(redirects)
    .where(and(eq(redirects.previousUrl, left.path), or(eq(redirects.siteId, siteId), isNull(redirects.siteId))))
  return page || redirect ? null : left.path
}

type PageRow = typeof pages.$inferSelect

async function listHosts(queries: Queries, sequence: number): Promise<HostRenewal[]> {
  const now = new Date()
  const rows = await queries
    .select({ id: hosts.id, reportedAt: hosts.reportedAt, renewedAt: min(hostRenewals.at) })
    .from(hosts)
    .leftJoin(hostRenewals, and(eq(hostRenewals.hostId, hosts.id), gte(hostRenewals.sequence, sequence)))
    .groupBy(hosts.id)
    .orderBy(asc(hosts.id))
  return rows.map((row) => ({
    id: row.id,
    state: resolveHostRenewalState(row, now),
    renewedAt: row.renewedAt?.toISOString() ?? null,
    reportedAt: row.reportedAt.toISOString(),
  }))
}
