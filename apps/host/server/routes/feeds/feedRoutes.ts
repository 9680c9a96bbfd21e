import type { ContentClient } from '@kudex/api/content'
import { buildLink } from '@kudex/domain/links'
import { toLanguageCode } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'
import { hasFeature, resolveCanonicalBase } from '@kudex/domain/sites'
import { loadEditorialCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { Hono } from 'hono'
import type { DataCache } from '../../caches/dataCache.ts'
import type { HostEnv } from '../../hostContext.ts'
import { findSiteLocale, type SiteLocale } from '../../system/siteLocale.ts'
import { onServiceError, respondNotFound, respondPlainPage, respondText } from '../respond.ts'
import type { Feed, FeedEntry } from './feed.types.ts'
import { feedMessages } from './feeds.messages.ts'
import { writeAtom, writeRss } from './writeFeed.ts'

export interface FeedsOptions {
  readonly system: { readonly current: SystemData | null }
  readonly data: Pick<DataCache, 'load'>
  readonly publicOrigins: readonly string[]
  readonly content: Pick<ContentClient, 'fetchStories' | 'fetchStoryCategories' | 'fetchMediaReleases'>
}

/**
 * Feeds of stories, media releases and ad hoc releases at `/{siteId}/{locale}/{name}.atom` and `.rss`, with the filters of
 * the list. Their URLs are canonical on every host, so that readers keep their entries (STORY-09).
 */
export function createFeedRoutes(options: FeedsOptions): Hono<HostEnv> {
  const { system, publicOrigins, content, data } = options
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(() => respondPlainPage(503)))

  routes.get('/:siteId/:locale/:file', async (c, next) => {
    const snapshot = system.current
    if (!snapshot) return respondPlainPage(503)
    const [, name, format] = /^(stories|media-releases|ad-hoc)\.(atom|rss)$/.exec(c.req.param('file')) ?? []
    if (!isFeedName(name)) return respondNotFound(c, next)
    const siteLocale = findSiteLocale(snapshot, c.req.param('siteId'), c.req.param('locale'))
    if (!siteLocale || !hasFeature(siteLocale.site, areaOf[name])) return respondNotFound(c, next)
    const query = new URL(c.req.url).searchParams
    const feed = await createFeed({ ...siteLocale, name, format: format === 'rss' ? 'rss' : 'atom', query })
    if (!feed) return respondNotFound(c, next)
    return respondText(format === 'rss' ? writeRss(feed) : writeAtom(feed), {
      'Content-Type': `application/${format}+xml; charset=utf-8`,
      'Cache-Control': 'public, max-age=600',
    })
  })
  routes.get('*', async (c, next) => respondNotFound(c, next))
  return routes

  async function createFeed(scope: FeedScope): Promise<Feed | null> {
    const { name, format, site, locale } = scope
    const origin = publicOrigins[0] ?? ''
    const canonical = resolveCanonicalBase(site, publicOrigins, { origin, siteSlug: site.slug })
    const link = (path: string) => canonical.origin + buildLink(path, { locale, siteSlug: canonical.siteSlug })
    const filters = name === 'stories' ? await readFilters(scope) : noFilters
    if (!filters) return null
    const entries = name === 'stories' ? await listStories(scope, filters, link) : await listReleases(scope, link)
    const language = toLanguageCode(locale.language)
    const intl = createIntl({ locale: locale.code, language, messages: await loadEditorialCatalogue(language) })
    const title = intl.formatMessage(feedMessages[name], { site: site.name })
    const filterQuery = toFilterQuery(filters)
    return {
      address: `${canonical.origin}/feeds/${encodeURIComponent(site.id)}/${locale.urlCode}/${name}.${format}${filterQuery}`,
      page: link(pageOf[name]) + filterQuery,
      title: filters.categoryName === null ? title : `${title} – ${filters.categoryName}`,
      siteName: site.name,
      language: locale.language,
      entries,
    }
  }

  async function readFilters(scope: FeedScope): Promise<Filters | null> {
    const { site, locale, query } = scope
    const category = query.get('category')
    const videosOnly = query.has('videos')
    if (category === null || category === '') return { category: null, categoryName: null, videosOnly }
    const categories = await data.load(`story-categories/${site.id}/${locale.code}`, () =>
      content.fetchStoryCategories(site.id, scope.preference),
    )
    const found = categories.find(({ slug }) => slug === category)
    return found ? { category, categoryName: found.name, videosOnly } : null
  }

  async function listStories(scope: FeedScope, filters: Filters, link: ToLink): Promise<FeedEntry[]> {
    const { site, locale } = scope
    const { category, videosOnly } = filters
    const key = ['feed-stories', site.id, locale.code, category ?? '', `${videosOnly}`]
    const { items } = await data.load(key.map(encodeURIComponent).join('/'), () =>
      content.fetchStories({ siteId: site.id, category, videosOnly, first: maxEntries }, scope.preference),
    )
    return items.map((story) => ({
      ...toEntry(story, link(`/stories/${encodeURIComponent(story.slug)}`)),
      authors: story.storyContacts.map(({ name }) => name),
      category: story.category?.name ?? null,
    }))
  }

  async function listReleases(scope: FeedScope, link: ToLink): Promise<FeedEntry[]> {
    const { site, locale, name } = scope
    const adhocOnly = name === 'ad-hoc'
    const { items } = await data.load(`feed-releases/${encodeURIComponent(site.id)}/${locale.code}/${adhocOnly}`, () =>
      content.fetchMediaReleases({ siteId: site.id, adhocOnly, first: maxEntries }, scope.preference),
    )
    return items.map((release) => toEntry(release, link(`/media-releases/${encodeURIComponent(release.slug)}`)))
  }
}

/** Readers poll often and have older entries already. */
const maxEntries = 30

type FeedName = 'stories' | 'media-releases' | 'ad-hoc'
type ToLink = (path: string) => string

const areaOf = { stories: 'stories', 'media-releases': 'media-releases', 'ad-hoc': 'media-releases' } as const
const pageOf = { stories: '/stories', 'media-releases': '/media-releases', 'ad-hoc': '/media-releases/ad-hoc' } as const

interface FeedScope extends SiteLocale {
  readonly name: FeedName
  readonly format: 'atom' | 'rss'
  readonly query: URLSearchParams
}

function isFeedName(name: string | undefined): name is FeedName {
  return name !== undefined && Object.hasOwn(areaOf, name)
}

interface Filters {
  readonly category: string | null
  readonly categoryName: string | null
  readonly videosOnly: boolean
}

const noFilters: Filters = { category: null, categoryName: null, videosOnly: false }

function toFilterQuery({ category, videosOnly }: Filters): string {
  const query = new URLSearchParams()
  if (category !== null) query.set('category', category)
  if (videosOnly) query.set('videos', 'on')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

interface Entry {
  readonly title: string
  readonly leadText: string
  readonly publicationDate: string
  readonly updatedAt: string
  readonly contentLanguage: string
}

function toEntry(entry: Entry, address: string): FeedEntry {
  return {
    address,
    title: entry.title,
    summary: entry.leadText,
    publishedAt: entry.publicationDate,
    updatedAt: entry.updatedAt,
    authors: [],
    category: null,
    language: entry.contentLanguage,
  }
}
