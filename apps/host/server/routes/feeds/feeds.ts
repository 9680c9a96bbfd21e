import type { ContentClient } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { buildLink } from '@kudex/domain/links'
import { toLanguageCode } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'
import { hasFeature } from '@kudex/domain/sites'
import { loadEditorialCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { resolveCanonicalPlace } from '../../../request/resolveOrigin.ts'
import type { Answer, Visit } from '../../answer.ts'
import type { DataCache } from '../../caches/dataCache.ts'
import { createPlainPage } from '../../pages/plainPage.ts'
import { findPlace, type Place } from '../../system/findPlace.ts'
import type { Feed, FeedEntry } from './feed.types.ts'
import { feedMessages } from './feeds.messages.ts'
import { writeAtom, writeRss } from './writeFeed.ts'

/** What programs subscribe to. */
export interface Feeds {
  /** Answers `/feeds/{site}/{locale}/{name}.atom` and `.rss`; null for any other path. */
  answer(visit: Pick<Visit, 'screened'>): Promise<Answer | null>
}

export interface FeedsOptions {
  readonly system: { readonly current: SystemData | null }
  readonly data: Pick<DataCache, 'load'>
  readonly publicOrigins: readonly string[]
  readonly content: Pick<ContentClient, 'fetchStories' | 'fetchStoryCategories' | 'fetchMediaReleases'>
}

/**
 * Creates the feeds of stories, media releases and ad hoc releases, per site, locale and filter. Their addresses are
 * always canonical ones, whatever host is asked, so that a reader keeps its entries (STORY-09).
 */
export function createFeeds(options: FeedsOptions): Feeds {
  const { system, publicOrigins, content, data } = options

  return {
    async answer({ screened: { path, query } }) {
      if (!path.startsWith('/feeds/')) return null
      const snapshot = system.current
      if (!snapshot) return createPlainPage(503)
      const asked = parseFeedPath(path)
      const place = asked && findPlace(snapshot, asked.siteId, asked.urlCode)
      if (!asked || !place || !hasFeature(place.site, areaOf[asked.name])) return createPlainPage(404)
      try {
        const feed = await createFeed({ ...asked, ...place, query: new URLSearchParams(query) })
        return feed ? toAnswer(feed, asked.format) : createPlainPage(404)
      } catch (error) {
        if (error instanceof ServiceError) return createPlainPage(503)
        throw error
      }
    },
  }

  async function createFeed(asked: AskedFeed): Promise<Feed | null> {
    const { name, format, site, locale } = asked
    const origin = publicOrigins[0] ?? ''
    const place = resolveCanonicalPlace(site, publicOrigins, { origin, siteSlug: site.slug })
    const link = (path: string) => place.origin + buildLink(path, { locale, siteSlug: place.siteSlug })
    const filters = name === 'stories' ? await readFilters(asked) : noFilters
    if (!filters) return null
    const entries = name === 'stories' ? await listStories(asked, filters, link) : await listReleases(asked, link)
    const spoken = toLanguageCode(locale.language)
    const intl = createIntl({ locale: locale.code, language: spoken, messages: await loadEditorialCatalogue(spoken) })
    const title = intl.formatMessage(feedMessages[name], { site: site.name })
    const known = toFilterQuery(filters)
    return {
      address: `${place.origin}/feeds/${encodeURIComponent(site.id)}/${locale.urlCode}/${name}.${format}${known}`,
      page: link(pageOf[name]) + known,
      title: filters.categoryName === null ? title : `${title} – ${filters.categoryName}`,
      siteName: site.name,
      language: locale.language,
      entries,
    }
  }

  async function readFilters(asked: AskedFeed): Promise<Filters | null> {
    const { site, locale, query } = asked
    const category = query.get('category')
    const videosOnly = query.has('videos')
    if (category === null || category === '') return { category: null, categoryName: null, videosOnly }
    const categories = await data.load(`story-categories/${site.id}/${locale.code}`, () =>
      content.fetchStoryCategories(site.id, asked.preference),
    )
    const found = categories.find(({ slug }) => slug === category)
    return found ? { category, categoryName: found.name, videosOnly } : null
  }

  async function listStories(asked: AskedFeed, filters: Filters, link: ToLink): Promise<FeedEntry[]> {
    const { site, locale } = asked
    const { category, videosOnly } = filters
    const key = ['feed-stories', site.id, locale.code, category ?? '', `${videosOnly}`]
    const { items } = await data.load(key.map(encodeURIComponent).join('/'), () =>
      content.fetchStories({ siteId: site.id, category, videosOnly, first: entriesOfFeed }, asked.preference),
    )
    return items.map((story) => ({
      ...toEntry(story, link(`/stories/${encodeURIComponent(story.slug)}`)),
      authors: story.storyContacts.map(({ name }) => name),
      category: story.category?.name ?? null,
    }))
  }

  async function listReleases(asked: AskedFeed, link: ToLink): Promise<FeedEntry[]> {
    const { site, locale, name } = asked
    const adhocOnly = name === 'ad-hoc'
    const { items } = await data.load(`feed-releases/${encodeURIComponent(site.id)}/${locale.code}/${adhocOnly}`, () =>
      content.fetchMediaReleases({ siteId: site.id, adhocOnly, first: entriesOfFeed }, asked.preference),
    )
    return items.map((release) => toEntry(release, link(`/media-releases/${encodeURIComponent(release.slug)}`)))
  }
}

/** Readers ask often; what is older than this they have. */
const entriesOfFeed = 30

type FeedName = 'stories' | 'media-releases' | 'ad-hoc'
type ToLink = (path: string) => string

const areaOf = { stories: 'stories', 'media-releases': 'media-releases', 'ad-hoc': 'media-releases' } as const
const pageOf = { stories: '/stories', 'media-releases': '/media-releases', 'ad-hoc': '/media-releases/ad-hoc' } as const

interface FeedPath {
  readonly siteId: string
  readonly urlCode: string
  readonly name: FeedName
  readonly format: 'atom' | 'rss'
}

interface AskedFeed extends FeedPath, Place {
  readonly query: URLSearchParams
}

interface Filters {
  readonly category: string | null
  readonly categoryName: string | null
  readonly videosOnly: boolean
}

const noFilters: Filters = { category: null, categoryName: null, videosOnly: false }

function parseFeedPath(path: string): FeedPath | null {
  const [, siteId, urlCode, name, format] =
    /^\/feeds\/([^/]+)\/([a-z]{2}(?:-[a-z]{2})?)\/(stories|media-releases|ad-hoc)\.(atom|rss)$/.exec(path) ?? []
  if (siteId === undefined || urlCode === undefined) return null
  try {
    return {
      siteId: decodeURIComponent(siteId),
      urlCode,
      name: name as FeedName,
      format: format === 'rss' ? 'rss' : 'atom',
    }
  } catch {
    return null
  }
}

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

function toAnswer(feed: Feed, format: 'atom' | 'rss'): Answer {
  return {
    status: 200,
    headers: {
      'Content-Type': `application/${format}+xml; charset=utf-8`,
      'Cache-Control': 'public, max-age=600',
    },
    body: format === 'atom' ? writeAtom(feed) : writeRss(feed),
  }
}
