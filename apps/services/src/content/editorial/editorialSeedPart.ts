import type { Seed, SeedEditorial } from '../../../seed/seed.types.ts'
import type { Queries } from '../../database/database.types.ts'
import { toOptionalText, toStoredText } from '../../localization/seedText.ts'
import { insertRows } from '../../database/insertRows.ts'
import type { SeedPart } from '../../service.types.ts'
import { toStoredLink } from '../seeding/seedLinks.ts'
import { toStoredBlock } from '../blocks/index.ts'
import { inLanguages, languagesOf } from '../seedTexts.ts'
import * as tables from './editorialTables.ts'

/** Seed part of stories, media releases and news. */
export const editorialSeedPart: SeedPart = {
  name: 'editorial',
  isEmpty: async (queries) =>
    (await queries.select({ id: tables.storyCategories.id }).from(tables.storyCategories).limit(1)).length === 0,
  load: async (queries, { seed }) => {
    const { editorial } = seed
    if (!editorial) return 'no stories'
    await insertRows(queries, tables.storyCategories, toCategoryRows(editorial))
    await insertRows(queries, tables.storyContacts, toContactRows(editorial))
    await insertRows(queries, tables.stories, toStoryRows(editorial))
    await insertRows(queries, tables.mediaReleases, toReleaseRows(editorial))
    await insertRows(queries, tables.newsItems, toNewsRows(editorial))
    const { stories, mediaReleases, newsItems } = editorial
    await publishAll(queries, [...stories, ...mediaReleases, ...newsItems])
    return `${stories.length} stories, ${mediaReleases.length} media releases, ${newsItems.length} news items`
  },
}

/** Publishes all entries of a seed, also those with a date in the future, so that the demo is always complete. */
async function publishAll(queries: Queries, entries: readonly { readonly publicationDate: string }[]): Promise<void> {
  const newest = new Date(Math.max(Date.now(), ...entries.map((entry) => Date.parse(entry.publicationDate))))
  await queries.update(tables.publicationState).set({ publishedUntil: newest })
}

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

function toCategoryRows({ storyCategories }: SeedEditorial): Row<typeof tables.storyCategories>[] {
  return storyCategories.map(({ id, site, slug, name }, sortIndex) => ({
    id,
    siteId: site,
    slug,
    name: toStoredText(name),
    sortIndex,
  }))
}

function toContactRows({ storyContacts }: SeedEditorial): Row<typeof tables.storyContacts>[] {
  return storyContacts.map(({ id, site, slug, name, role, email, image }, sortIndex) => ({
    id,
    siteId: site,
    slug,
    name,
    role: toOptionalText(role),
    email: email ?? null,
    image: image ?? null,
    sortIndex,
  }))
}

export function toStoryRows({ stories }: SeedEditorial): Row<typeof tables.stories>[] {
  return stories.map((story) => ({
    ...toEntryRow(story),
    teaserImage: story.teaserImage ?? null,
    categoryId: story.category ?? null,
    contactIds: [...story.contacts],
    productSlugs: [...(story.about ?? [])],
    videoUrl: story.video?.url ?? null,
    videoDuration: story.video?.seconds ?? null,
  }))
}

export function toReleaseRows({ mediaReleases }: SeedEditorial): Row<typeof tables.mediaReleases>[] {
  return mediaReleases.map((release) => ({ ...toEntryRow(release), adhoc: release.adhoc ?? false }))
}

export function toNewsRows({ newsItems }: SeedEditorial): Row<typeof tables.newsItems>[] {
  return newsItems.map(({ id, site, publicationDate, title, text, link, image, isForCustomers }) => ({
    id,
    siteId: site,
    publicationDate: new Date(publicationDate),
    title: toStoredText(title),
    text: toStoredText(text),
    link: link ? toStoredLink(link) : null,
    image: image ?? null,
    isForCustomers: isForCustomers ?? false,
    isPublished: true,
  }))
}

type SeedEntry = NonNullable<Seed['editorial']>['stories' | 'mediaReleases'][number]

function toEntryRow(entry: SeedEntry) {
  const languages = entry.languages ?? languagesOf(entry.title)
  return {
    id: entry.id,
    siteId: entry.site,
    slug: entry.slug,
    publicationDate: new Date(entry.publicationDate),
    title: inLanguages(entry.title, languages),
    leadText: inLanguages(entry.leadText, languages),
    languages: [...languages],
    blocks: entry.blocks.map((block, index) => toStoredBlock(`${entry.id}-${index + 1}`, block, languages)),
    isPublished: entry.published ?? true,
    updatedAt: new Date(entry.updatedAt ?? entry.publicationDate),
  }
}
