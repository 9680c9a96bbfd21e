import type { ContentClient } from '@kudex/api/content'
import { hasFeature, type Site } from '@kudex/domain/sites'
import { editorialLanguages } from '../../../request/editorialLanguages.ts'

export interface ListedAddress {
  /** Path below locale and site. */
  readonly path: string
  /** Countries that have the page, ALL for international locales; null for all countries. */
  readonly countries: readonly string[] | null
  /** Languages that the page is complete in; null for all languages. */
  readonly languages: readonly string[] | null
  /** ISO date and time; null if unknown. */
  readonly changedAt: string | null
}

export type EditorialSources = Pick<ContentClient, 'fetchStories' | 'fetchStoryContacts' | 'fetchMediaReleases'>

/** Language of the requests: addresses, languages and dates are the same in all of them. */
export const textLanguage = 'en'

/** Lists stories, their contacts and media releases of a site, each with the languages it is written in. */
export async function listEditorial(site: Site, content: EditorialSources): Promise<readonly ListedAddress[]> {
  return [
    ...(hasFeature(site, 'stories') ? await listStories(site.id, content) : []),
    ...(hasFeature(site, 'media-releases') ? await listReleases(site.id, content) : []),
  ]
}

async function listStories(siteId: string, content: EditorialSources): Promise<ListedAddress[]> {
  const stories = await content.fetchStories({ siteId, first: Infinity }, preference)
  const contacts = await content.fetchStoryContacts(siteId, preference)
  return [
    ...['/stories', '/stories/contacts'].map(toListAddress),
    ...contacts.map(({ slug }) => toListAddress(`/stories/contacts/${encodeURIComponent(slug)}`)),
    ...stories.items.map((story) => toEntryAddress('/stories', story)),
  ]
}

async function listReleases(siteId: string, content: EditorialSources): Promise<ListedAddress[]> {
  const releases = await content.fetchMediaReleases({ siteId, first: Infinity }, preference)
  return [
    ...['/media-releases', '/media-releases/ad-hoc'].map(toListAddress),
    ...releases.items.map((release) => toEntryAddress('/media-releases', release)),
  ]
}

const preference = { language: textLanguage, fallbackLanguage: textLanguage }

function toListAddress(path: string): ListedAddress {
  return { path, countries: null, languages: editorialLanguages, changedAt: null }
}

function toEntryAddress(
  list: string,
  {
    slug,
    languages,
    updatedAt,
  }: Pick<ListedAddress, 'languages'> & { readonly slug: string; readonly updatedAt: string },
): ListedAddress {
  return { path: `${list}/${encodeURIComponent(slug)}`, countries: null, languages, changedAt: updatedAt }
}
