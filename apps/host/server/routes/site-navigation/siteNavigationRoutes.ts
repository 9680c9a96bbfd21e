import { createHash } from 'node:crypto'
import type { ContentClient } from '@kudex/api/content'
import { resolveAcceptLanguage, type Locale } from '@kudex/domain/locales'
import {
  resolveNavigation,
  type NavigationItem,
  type NavigationRecord,
  type NavigationSection,
} from '@kudex/domain/navigation'
import { resolveSystemIndex, type SystemData } from '@kudex/domain/paths'
import { resolveMainOrigin, type Site } from '@kudex/domain/sites'
import { type Context, Hono } from 'hono'
import { toContentPreference } from '../../../request/contentPreference.ts'
import { readStage } from '../../../request/stage.ts'
import type { DataCache } from '../../caches/dataCache.ts'
import type { HostEnv } from '../../hostContext.ts'
import { resolveSiteSlug } from '../../system/siteLocale.ts'
import { onServiceError, refuseMethod, respondJson, respondJsonUnavailable } from '../respond.ts'

export interface SiteNavigationOptions {
  readonly system: { readonly current: SystemData | null }
  readonly content: Pick<ContentClient, 'fetchNavigation' | 'fetchPage'>
  /** Responds with drafts too. */
  readonly protectedContent: Pick<ContentClient, 'fetchNavigation'>
  readonly data: Pick<DataCache, 'load'>
  readonly publicOrigins: readonly string[]
}

/**
 * The public navigation of a site at `/public/{siteId}?lang={language}` (API-01, API-02). Leaves out what visitors
 * cannot open: hidden items, and items of pages that are unpublished or protected. `lang=de` lists the items of all
 * countries, each with its countries; `lang=de-CH` those of one country (NAV-01, NAV-02).
 * `/editor/{siteId}?lang={language}&stage={stage}` lists all items of a stage, hidden ones too; the caller must allow
 * editors only (EDITOR-08, EDITOR-10).
 */
export function createSiteNavigationRoutes(options: SiteNavigationOptions): Hono<HostEnv> {
  const { system, content, protectedContent, data, publicOrigins } = options
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(respondUnavailable))

  routes.get('/public/:siteId', async (c) => {
    const request = readRequest(c)
    if (request instanceof Response) return request
    const { site, locale, snapshot } = request
    const items = toItems(await loadRecords(site, locale, snapshot), c, request, false)
    return respondWithEtag({ siteId: site.id, language: locale.language, items }, c.req.header('if-none-match'))
  })
  routes.get('/editor/:siteId', async (c) => {
    const request = readRequest(c)
    if (request instanceof Response) return request
    const { site, locale, snapshot } = request
    const stage = readStage(c.req.query('stage') ?? 'PUBLISHED')
    if (!stage) return respondJson(400, { error: 'The parameter stage is DRAFT or PUBLISHED' })
    const preference = { ...toContentPreference(snapshot, locale), stage }
    const stored = await protectedContent.fetchNavigation(site.headerNavigationId, preference)
    const items = toItems(stored?.items ?? [], c, request, true)
    const headers = { 'Cache-Control': 'no-store' }
    return respondJson(200, { siteId: site.id, language: locale.language, stage, items }, headers)
  })
  routes.all('/editor/:siteId', refuseMethod)
  routes.all('/public/:siteId', refuseMethod)
  return routes

  function readRequest(c: Context<HostEnv>): NavigationRequest | Response {
    const snapshot = system.current
    if (!snapshot) return respondUnavailable()
    const siteId = c.req.param('siteId')
    const site = snapshot.sites.find(({ id }) => id === siteId)
    if (!site) return respondJson(404, { error: 'There is no such site' })
    const locale = resolveLocale(c.req.query('lang') ?? '', site, snapshot)
    if (!locale) return respondJson(400, { error: 'The parameter lang has to name a language of the site' })
    const siteSlug = resolveSiteSlug(site, snapshot, c.get('origin').hostname)
    const mainOrigin = resolveMainOrigin({ site, siteSlug }, snapshot.sites, publicOrigins)
    return { site, siteSlug, mainOrigin, locale, snapshot }
  }

  function loadRecords(site: Site, locale: Locale, snapshot: SystemData): Promise<readonly NavigationRecord[]> {
    const preference = toContentPreference(snapshot, locale)
    const id = site.headerNavigationId
    return data.load(`public-navigation/${encodeURIComponent(id)}/${locale.code}`, async () => {
      const stored = await content.fetchNavigation(id, preference)
      const records = stored?.items ?? []
      const pages = await Promise.all(
        [...new Set(listPageIds(records))].map((pageId) => content.fetchPage(pageId, preference)),
      )
      const openPages = pages.filter((page) => page !== null && page.isPublished)
      return filterOpenPages(records, new Set(openPages.map((page) => page?.id ?? '')))
    })
  }
}

interface NavigationRequest {
  readonly site: Site
  readonly siteSlug: string | null
  readonly mainOrigin: string
  readonly locale: Locale
  readonly snapshot: SystemData
}

function toItems(
  records: readonly NavigationRecord[],
  c: Context<HostEnv>,
  { site, siteSlug, mainOrigin, locale, snapshot }: NavigationRequest,
  isEditor: boolean,
): Record<string, unknown>[] {
  const items = resolveNavigation(records, {
    locale,
    siteSlug,
    country: c.req.query('lang')?.includes('-') ? locale.country : null,
    isEditor,
    isNextRelease: false,
    isMainSite: site.isMain,
    system: snapshot,
    mainOrigin,
  })
  return items.map(toWireItem)
}

function respondUnavailable(): Response {
  return respondJsonUnavailable('The navigation is not available')
}

/** The offered locale for `en` or `de-CH`; for a language that is offered in countries only, the one of its own country. */
function resolveLocale(lang: string, site: Site, system: SystemData): Locale | null {
  if (!/^[a-z]{2}(?:-[a-z]{2})?$/i.test(lang)) return null
  const offered = resolveSystemIndex(system).offeredLocales(site)
  const exact = offered.find(({ urlCode }) => urlCode === lang.toLowerCase())
  if (exact || lang.includes('-')) return exact ?? null
  return (
    resolveAcceptLanguage([lang], offered, system.countries, system.languages) ??
    offered.find(({ language }) => language === lang.toLowerCase()) ??
    null
  )
}

function listPageIds(records: readonly NavigationRecord[]): string[] {
  return records.flatMap((record) => [
    ...(record.pageId === null ? [] : [record.pageId]),
    ...listPageIds(record.items),
    ...record.sections.flatMap((section) => listPageIds(section.items)),
  ])
}

function filterOpenPages(records: readonly NavigationRecord[], openPages: ReadonlySet<string>): NavigationRecord[] {
  return records
    .filter(({ pageId }) => pageId === null || openPages.has(pageId))
    .map((record) => ({
      ...record,
      items: filterOpenPages(record.items, openPages),
      sections: record.sections.map(({ title, items }) => ({ title, items: filterOpenPages(items, openPages) })),
    }))
}

/** Maps an item to the fields of NAV-01, without its unlisted items. */
function toWireItem(item: NavigationItem): Record<string, unknown> {
  const { unlistedItems: _unlisted, parentId, pageId, items, sections, ...same } = item
  return {
    ...same,
    parent: parentId,
    page: pageId,
    items: items.map(toWireItem),
    sections: sections.map(toWireSection),
  }
}

function toWireSection({ title, items }: NavigationSection): Record<string, unknown> {
  return { title, items: items.map(toWireItem) }
}

function respondWithEtag(value: unknown, ifNoneMatch: string | undefined): Response {
  const etag = `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
  return ifNoneMatch === etag ? new Response(null, { status: 304, headers }) : respondJson(200, value, headers)
}
