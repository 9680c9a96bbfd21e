import { systemTag, toMediaReleasesTag, toStoriesTag } from '@kudex/domain/changes'
import { and, arrayContains, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { localize } from '../../localization/localize.ts'
import type { SearchableText, SearchableThing, SearchSource } from '../../searchSource.types.ts'
import { readBlockWords } from '../blockWords.ts'
import { toLinkedFiles } from '../linkedFiles.ts'
import { pictures, sites } from '../tables.ts'
import { mediaReleases, stories, storyCategories, storyContacts } from './editorialTables.ts'
import { isOut } from './publicationClock.ts'

/** Stories that are out, of the sites that have stories (STORY-01). */
export const storySearchSource: SearchSource = {
  name: 'story',
  findTouched: (_queries, tags) => findTouched(tags, toStoriesTag),
  listKeys: (queries) => listKeys(queries, stories),
  async read(queries, keys) {
    const rows = await queries
      .select({ story: stories, category: storyCategories.name, image: pictures.imageId })
      .from(stories)
      .innerJoin(sites, and(eq(sites.id, stories.siteId), arrayContains(sites.features, ['stories'])))
      .leftJoin(storyCategories, eq(storyCategories.id, stories.categoryId))
      .leftJoin(pictures, eq(pictures.name, stories.teaserImage))
      .where(and(isOut(stories), inArray(stories.id, [...keys])))
    const people = new Map(
      (await queries.select({ id: storyContacts.id, name: storyContacts.name }).from(storyContacts)).map(
        ({ id, name }) => [id, name],
      ),
    )
    return rows.flatMap(({ story, category, image }) => {
      const authors = story.contactIds.flatMap((id) => people.get(id) ?? [])
      const toKeywords = (language: string) => [...(category ? [localize(category, [language])] : []), ...authors]
      return toThings(story, { type: 'story', path: `/stories/${story.slug}`, image, toKeywords })
    })
  },
}

/** Media releases that are out, of the sites that have them (MEDIA-01). */
export const mediaReleaseSearchSource: SearchSource = {
  name: 'release',
  findTouched: (_queries, tags) => findTouched(tags, toMediaReleasesTag),
  listKeys: (queries) => listKeys(queries, mediaReleases),
  async read(queries, keys) {
    const rows = await queries
      .select({ release: mediaReleases })
      .from(mediaReleases)
      .innerJoin(sites, and(eq(sites.id, mediaReleases.siteId), arrayContains(sites.features, ['media-releases'])))
      .where(and(isOut(mediaReleases), inArray(mediaReleases.id, [...keys])))
    return rows.flatMap(({ release }) => {
      // People remember a release by its year.
      const toKeywords = () => [String(release.publicationDate.getUTCFullYear())]
      const path = `/media-releases/${release.slug}`
      return toThings(release, { type: 'release', path, image: null, toKeywords })
    })
  },
}

type EntryTable = typeof stories | typeof mediaReleases

/** A site's tag names all of its entries, and one that is gone is in no table: all are read again. */
function findTouched(tags: readonly string[], toTag: (siteId: string) => string): Promise<'all' | readonly string[]> {
  const prefix = toTag('')
  // What happens to sites may take their areas away.
  return Promise.resolve(tags.some((tag) => tag === systemTag || tag.startsWith(prefix)) ? 'all' : [])
}

async function listKeys(queries: Queries, table: EntryTable): Promise<readonly string[]> {
  const rows = await queries.select({ id: table.id }).from(table).where(isOut(table))
  return rows.map(({ id }) => id)
}

interface Shown extends Pick<SearchableThing, 'type' | 'path' | 'image'> {
  readonly toKeywords: (language: string) => readonly string[]
}

function toThings(
  entry: typeof stories.$inferSelect | typeof mediaReleases.$inferSelect,
  { toKeywords, ...shown }: Shown,
): SearchableThing[] {
  const where = { key: entry.id, place: { siteId: entry.siteId }, countries: null }
  const toText = (language: string): SearchableText => {
    const { headings, body } = readBlockWords(entry.blocks, language)
    return {
      title: localize(entry.title, [language]),
      keywords: [...toKeywords(language), ...headings],
      description: localize(entry.leadText, [language]),
      body,
    }
  }
  // English first: it stands for the languages that an entry is not written in (PAGE-07).
  const languages = entry.languages.toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))
  const texts = new Map(languages.map((language) => [language, toText(language)]))
  return [{ ...where, ...shown, texts }, ...toLinkedFiles({ ...where, blocks: entry.blocks, texts })]
}
