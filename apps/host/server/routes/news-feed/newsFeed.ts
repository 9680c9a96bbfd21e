import type { ContentClient, NewsItem } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { buildLink, resolveContentLink } from '@kudex/domain/links'
import type { Locale } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'
import { hasFeature, resolveSite } from '@kudex/domain/sites'
import { toJsonAnswer, type Answer, type Visit } from '../../answer.ts'
import type { DataCache } from '../../caches/dataCache.ts'
import { findPlace, type Place } from '../../system/findPlace.ts'

/** The news feed for the panel in the browser (FEED-02, FEED-03). */
export interface NewsFeed {
  /** Answers `/api/news-feed/{siteId}/{locale}?after={cursor}`; null for any other path. */
  answer(visit: Pick<Visit, 'screened' | 'origin'>): Promise<Answer | null>
}

export interface NewsFeedOptions {
  readonly system: { readonly current: SystemData | null }
  readonly content: Pick<ContentClient, 'fetchNewsFeed'>
  readonly data: Pick<DataCache, 'load'>
}

/** Creates the endpoint: ten items at a time, newest first, for a site that has the feature (FEED-03, FEED-07). */
export function createNewsFeed({ system, content, data }: NewsFeedOptions): NewsFeed {
  return {
    async answer({ screened, origin }) {
      const [, siteId, urlCode = ''] = path.exec(screened.path) ?? []
      if (siteId === undefined) return null
      if (screened.method !== 'GET' && screened.method !== 'HEAD') {
        return toJsonAnswer(405, { error: 'Method not allowed' }, { Allow: 'GET, HEAD' })
      }
      const snapshot = system.current
      if (!snapshot) return notAvailable
      const place = findPlace(snapshot, siteId, urlCode)
      if (!place || !hasFeature(place.site, 'news-feed')) return toJsonAnswer(404, { error: 'There is no news feed' })
      const after = new URLSearchParams(screened.query).get('after')
      if (after !== null && !/^[\w-]{1,200}$/.test(after)) return toJsonAnswer(400, { error: 'after is no cursor' })
      const { site, locale } = place
      const here = resolveSite(snapshot.sites, origin.hostname, site.slug)
      const siteSlug = here.site.id === site.id && !here.slugInPath ? null : site.slug
      try {
        const { items, next } = await load(place, after)
        const shown = items.map((item) => toWireItem(item, locale, siteSlug))
        return toJsonAnswer(200, { items: shown, next }, { 'Cache-Control': 'public, max-age=60' })
      } catch (error) {
        if (error instanceof ServiceError) return notAvailable
        throw error
      }
    },
  }

  function load({ site, locale, preference }: Place, after: string | null) {
    const fetch = () => content.fetchNewsFeed({ siteId: site.id, first: itemsOfPage, after }, preference)
    // Anybody can invent a cursor, so only the first page is kept: it is what every visitor asks for.
    return after === null ? data.load(`news-feed/${encodeURIComponent(site.id)}/${locale.code}`, fetch) : fetch()
  }
}

const itemsOfPage = 10

const path = /^\/api\/news-feed\/([\w-]{1,100})\/([a-z]{2}(?:-[a-z]{2})?)$/

function toWireItem(
  { link, contentLanguage, ...words }: NewsItem,
  locale: Locale,
  siteSlug: string | null,
): Record<string, unknown> {
  const item = { ...words, lang: contentLanguage === locale.language ? null : contentLanguage }
  if (!link) return { ...item, link: null }
  // News link to pages; a product without its target leads to the catalogue, as any broken link does (CAT-22).
  const { text, path: target, openInNewTab } = resolveContentLink(link, () => null)
  return { ...item, link: { text, href: buildLink(target, { locale, siteSlug }), openInNewTab } }
}

const notAvailable = toJsonAnswer(503, { error: 'The news are not available' }, { 'Retry-After': '10' })
