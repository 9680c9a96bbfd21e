import type { ContentClient, NewsItem } from '@kudex/api/content'
import { buildLink, findShortTarget, resolveContentLink } from '@kudex/domain/links'
import { isCareersLink } from '@kudex/domain/navigation'
import { resolveSiteLink, type SystemData } from '@kudex/domain/paths'
import { hasFeature, resolveMainOrigin } from '@kudex/domain/sites'
import { Hono } from 'hono'
import type { DataCache } from '../../caches/dataCache.ts'
import { readCookies } from '../../../request/cookies.ts'
import { nextReleaseCookieName } from '../../../request/visitor.ts'
import type { HostEnv } from '../../hostContext.ts'
import { findSiteLocale, resolveSiteSlug, type SiteLocale } from '../../system/siteLocale.ts'
import { onServiceError, refuseMethod, respondJson, respondJsonUnavailable } from '../respond.ts'

export interface NewsFeedOptions {
  readonly system: { readonly current: SystemData | null }
  readonly content: Pick<ContentClient, 'fetchNewsFeed'>
  readonly data: Pick<DataCache, 'load'>
  readonly publicOrigins: readonly string[]
}

/**
 * The news feed of a site at `/{siteId}/{locale}?after={cursor}`: ten items per page, newest first (FEED-02, FEED-03,
 * FEED-07).
 */
export function createNewsFeedRoutes({ system, content, data, publicOrigins }: NewsFeedOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(respondUnavailable))

  routes.get('/:siteId/:locale', async (c) => {
    const snapshot = system.current
    if (!snapshot) return respondUnavailable()
    const siteLocale = findSiteLocale(snapshot, c.req.param('siteId'), c.req.param('locale'))
    if (!siteLocale || !hasFeature(siteLocale.site, 'news-feed'))
      return respondJson(404, { error: 'There is no news feed' })
    const after = c.req.query('after') ?? null
    if (after !== null && !/^[\w-]{1,200}$/.test(after)) return respondJson(400, { error: 'after is no cursor' })
    const { site, locale } = siteLocale
    const siteSlug = resolveSiteSlug(site, snapshot, c.get('origin').hostname)
    const mainOrigin = resolveMainOrigin({ site, siteSlug }, snapshot.sites, publicOrigins)
    const toHref = (path: string) =>
      buildLink(resolveSiteLink(path, { locale, system: snapshot, mainOrigin }), { locale, siteSlug })
    const isTrimming = site.isMain && readCookies(c.req.header('cookie'))[nextReleaseCookieName] === 'true'
    const { items, next } = await loadPage(siteLocale, after)
    const shown = items
      .map((item) => (isTrimming && item.link && isCareersLink(item.link) ? { ...item, link: null } : item))
      .map((item) => toWireItem(item, locale.language, toHref))
    return respondJson(
      200,
      { items: shown, next },
      { 'Cache-Control': `${isTrimming ? 'private' : 'public'}, max-age=60` },
    )
  })
  routes.all('/:siteId/:locale', refuseMethod)
  return routes

  function loadPage({ site, locale, preference }: SiteLocale, after: string | null) {
    const fetch = () => content.fetchNewsFeed({ siteId: site.id, first: pageSize, after }, preference)
    // Clients can invent cursors, so only the first page is cached.
    return after === null ? data.load(`news-feed/${encodeURIComponent(site.id)}/${locale.code}`, fetch) : fetch()
  }
}

const pageSize = 10

function respondUnavailable(): Response {
  return respondJsonUnavailable('The news are not available')
}

function toWireItem(
  { link, contentLanguage, ...texts }: NewsItem,
  language: string,
  toHref: (path: string) => string,
): Record<string, unknown> {
  const item = { ...texts, lang: contentLanguage === language ? null : contentLanguage }
  if (!link) return { ...item, link: null }
  const { text, path: target, openInNewTab } = resolveContentLink(link, findShortTarget)
  return { ...item, link: { text, href: toHref(target), openInNewTab } }
}
