import { systemTag, toMediaReleasesTag, toStoriesTag } from '@kudex/domain/changes'
import { and, arrayContains, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { localize } from '../../localization/localize.ts'
import type { SearchText, SearchDocument, SearchSource } from '../../feeds/searchSource.types.ts'
import { readBlockText } from '../blocks/index.ts'
import { keepPublicFiles, toLinkedFiles } from '../pages/linkedFiles.ts'
import { pictures, sites } from '../tables.ts'
import { keepCompleteLanguages } from './editorialEntry.ts'
import { mediaReleases, stories, storyCategories, storyContacts } from './editorialTables.ts'
import { isVisible } from './publication.ts'

/** Published stories of the sites that have stories (STORY-01). */
export const storySearchSource: SearchSource = {
  name: 'story',
  findAffectedKeys: (_queries, tags) => findAffectedKeys(tags, toStoriesTag),
  listKeys: (queries) => listKeys(queries, stories),
  async read(queries, keys) {
    const rows = await queries
      .select({ story: stories, category: storyCategories.name, image: pictures.imageId })
      .from(stories)
      .innerJoin(sites, and(eq(sites.id, stories.siteId), arrayContains(sites.features, ['stories'])))
      .leftJoin(storyCategories, eq(storyCategories.id, stories.categoryId))
      .leftJoin(pictures, eq(pictures.name, stories.teaserImage))
      .where(and(isVisible(stories), inArray(stories.id, [...keys])))
    const people = new Map(
      (await queries.select({ id: storyContacts.id, name: storyContacts.name }).from(storyContacts)).map(
        ({ id, name }) => [id, name],
      ),
    )
    const found = rows.flatMap(({ story, category, image }) => {
      const authors = story.contactIds.flatMap((id) => people.get(id) ?? [])
      const toKeywords = (language: string) => [...(category ? [localize(category, [language])] : []), ...authors]
      return toDocuments(story, { type: 'story', path: `/stories/${story.slug}`, image, toKeywords })
    })
    return keepPublicFiles(queries, found)
  },
}

/** Published media releases of the sites that have them (MEDIA-01). */
export const mediaReleaseSearchSource: SearchSource = {
  name: 'release',
  findAffectedKeys: (_queries, tags) => findAffectedKeys(tags, toMediaReleasesTag),
  listKeys: (queries) => listKeys(queries, mediaReleases),
  async read(queries, keys) {
    const rows = await queries
      .select({ release: mediaReleases })
      .from(mediaReleases)
      .innerJoin(sites, and(eq(sites.id, mediaReleases.siteId), arrayContains(sites.features, ['media-releases'])))
      .where(and(isVisible(mediaReleases), inArray(mediaReleases.id, [...keys])))
    const found = rows.flatMap(({ release }) => {
      // Releases are often searched by year.
      const toKeywords = () => [String(release.publicationDate.getUTCFullYear())]
      const path = `/media-releases/${release.slug}`
      return toDocuments(release, { type: 'release', path, image: null, toKeywords })
    })
    return keepPublicFiles(queries, found)
  },
}

type EntryTable = typeof stories | typeof mediaReleases

/** Tags name sites, not entries, and a deleted entry is in no table: so all entries are reindexed. */
function findAffectedKeys(
  tags: readonly string[],
  toTag: (siteId: string) => string,
): Promise<'all' | readonly string[]> {
  const prefix = toTag('')
  // A change of the sites may remove their areas.
  return Promise.resolve(tags.some((tag) => tag === systemTag || tag.startsWith(prefix)) ? 'all' : [])
}

async function listKeys(queries: Queries, table: EntryTable): Promise<readonly string[]> {
  const rows = await queries.select({ id: table.id }).from(table).where(isVisible(table))
  return rows.map(({ id }) => id)
}

interface Shown extends Pick<SearchDocument, 'type' | 'path' | 'image'> {
  readonly toKeywords: (language: string) => readonly string[]
}

function toDocuments(
  entry: typeof stories.$inferSelect | typeof mediaReleases.$inferSelect,
  { toKeywords, ...shown }: Shown,
): SearchDocument[] {
  const where = { key: entry.id, scope: { siteId: entry.siteId }, countries: null }
  const toText = (language: string): SearchText => {
    const { headings, body } = readBlockText(entry.blocks, language)
    return {
      title: localize(entry.title, [language]),
      keywords: [...toKeywords(language), ...headings],
      description: localize(entry.leadText, [language]),
      body,
    }
  }
  // English first, since it is the fallback of languages without a text (PAGE-07).
  const languages = keepCompleteLanguages(entry).languages.toSorted(
    (one, other) => Number(other === 'en') - Number(one === 'en'),
  )
  const texts = new Map(languages.map((language) => [language, toText(language)]))
  return [{ ...where, ...shown, texts }, ...toLinkedFiles({ ...where, blocks: entry.blocks, texts })]
}
