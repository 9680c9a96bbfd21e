import type { ContentClient } from '@kudex/api/content'
import { hasFeature, type Site } from '@kudex/domain/sites'

export interface ListedAddress {
  /** Path below locale and site. */
  readonly path: string
  /** Countries that have the page, ALL for international locales; null for all countries. */
  readonly countries: readonly string[] | null
  /** ISO date and time; null if unknown. */
  readonly changedAt: string | null
}

export type EditorialSources = Pick<ContentClient, 'fetchStories' | 'fetchStoryContacts' | 'fetchMediaReleases'>

/** Lists stories, their contacts and media releases of a site, each in the languages it is written in. */
export async function listEditorial(
  site: Site,
  language: string,
  content: EditorialSources,
): Promise<readonly ListedAddress[]> {
  return [
    ...(hasFeature(site, 'stories') ? await listStories(site.id, language, content) : []),
    ...(hasFeature(site, 'media-releases') ? await listReleases(site.id, language, content) : []),
  ]
}

/** The languages that list pages are complete in (PAGE-06). */
const listLanguages: ReadonlySet<string> = new Set(['de', 'en'])

async function listStories(siteId: string, language: string, content: EditorialSources): Promise<ListedAddress[]> {
  const preference = { language, fallbackLanguage: language }
  const stories = await collect((offset) => content.fetchStories({ siteId, first: pageSize, offset }, preference))
  const contacts = listLanguages.has(language) ? await content.fetchStoryContacts(siteId, preference) : []
  return [
    ...(listLanguages.has(language) ? [toAddress('/stories'), toAddress('/stories/contacts')] : []),
    ...contacts.map(({ slug }) => toAddress(`/stories/contacts/${encodeURIComponent(slug)}`)),
    ...stories
      .filter(({ languages }) => languages.includes(language))
      .map(({ slug, updatedAt }) => toAddress(`/stories/${encodeURIComponent(slug)}`, updatedAt)),
  ]
}

async function listReleases(siteId: string, language: string, content: EditorialSources): Promise<ListedAddress[]> {
  const preference = { language, fallbackLanguage: language }
  const releases = await collect((offset) =>
    content.fetchMediaReleases({ siteId, first: pageSize, offset }, preference),
  )
  return [
    ...(listLanguages.has(language) ? [toAddress('/media-releases'), toAddress('/media-releases/ad-hoc')] : []),
    ...releases
      .filter(({ languages }) => languages.includes(language))
      .map(({ slug, updatedAt }) => toAddress(`/media-releases/${encodeURIComponent(slug)}`, updatedAt)),
  ]
}

/** The service's maximum page size. */
const pageSize = 100

async function collect<Entry>(
  fetch: (offset: number) => Promise<{ readonly total: number; readonly items: readonly Entry[] }>,
): Promise<readonly Entry[]> {
  const found: Entry[] = []
  for (;;) {
    const { total, items } = await fetch(found.length)
    found.push(...items)
    if (items.length === 0 || found.length >= total) return found
  }
}

function toAddress(path: string, changedAt: string | null = null): ListedAddress {
  return { path, countries: null, changedAt }
}
