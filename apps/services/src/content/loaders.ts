import DataLoader from 'dataloader'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { type FileVersion, listVersions } from '../files/fileStore.ts'
import { storyCategories, storyContacts } from './editorial/editorialTables.ts'
import { countries, languages, pages, pictures, type Stage } from './tables.ts'
import { isShownIn } from './pages/stages.ts'
import { readPages, type PageRow } from './pages/readPages.ts'
import { type AddressedPage, findTakenCountries, toAddressKey } from './pages/takenCountries.ts'

export type LanguageRow = typeof languages.$inferSelect
export type CountryRow = typeof countries.$inferSelect
export type StoryCategoryRow = typeof storyCategories.$inferSelect
export type StoryContactRow = typeof storyContacts.$inferSelect
export type PictureRow = typeof pictures.$inferSelect
export interface PageAddress {
  id: string
  url: string
  slug: string
  pageType: string
}

export type ContentLoaders = ReturnType<typeof createContentLoaders>

/** Creates the data loaders of a request: one statement per kind, for any number of keys. */
export function createContentLoaders(queries: Queries, stage: Stage) {
  return {
    languages: memoize(() => queries.select().from(languages).orderBy(asc(languages.sortIndex))),
    storyCategories: new DataLoader<string, StoryCategoryRow | null>(async (ids) => {
      const rows = await queries
        .select()
        .from(storyCategories)
        .where(inArray(storyCategories.id, [...ids]))
      return inOrderOf(ids, rows, (row) => row.id)
    }),
    storyContacts: new DataLoader<string, StoryContactRow | null>(async (ids) => {
      const rows = await queries
        .select()
        .from(storyContacts)
        .where(inArray(storyContacts.id, [...ids]))
      return inOrderOf(ids, rows, (row) => row.id)
    }),
    pictures: new DataLoader<string, PictureRow | null>(async (names) => {
      const rows = await queries
        .select()
        .from(pictures)
        .where(inArray(pictures.name, [...names]))
      return inOrderOf(names, rows, (row) => row.name)
    }),
    files: new DataLoader<string, FileVersion[]>(async (slugs) => {
      const versions = await listVersions(queries, slugs)
      return slugs.map((slug) => versions.filter((version) => version.slug === slug))
    }),
    pages: new DataLoader<string, PageRow | null>(async (ids) => {
      const rows = await readPages(queries, { stage, where: inArray(pages.id, [...ids]), first: ids.length })
      return inOrderOf(ids, rows, (row) => row.id)
    }),
    pageAddresses: new DataLoader<string, PageAddress | null>(async (ids) => {
      const rows = await queries
        .select({ id: pages.id, url: pages.url, slug: pages.slug, pageType: pages.pageType })
        .from(pages)
        .where(and(inArray(pages.id, [...ids]), isShownIn(stage)))
      return inOrderOf(ids, rows, (row) => row.id)
    }),
    takenCountries: new DataLoader<AddressedPage, string[], string>(
      async (addresses) => {
        const taken = await findTakenCountries(queries, addresses, stage)
        return addresses.map((address) => taken.get(toAddressKey(address)) ?? [])
      },
      { cacheKeyFn: toAddressKey },
    ),
    publishedPages: new DataLoader<string, boolean>(async (ids) => {
      const rows = await queries
        .select({ id: pages.id })
        .from(pages)
        .where(and(inArray(pages.id, [...ids]), eq(pages.stage, 'published')))
      const published = new Set(rows.map((row) => row.id))
      return ids.map((id) => published.has(id))
    }),
  }
}

function memoize<Value>(load: () => PromiseLike<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => (loading ??= Promise.resolve(load()))
}

function inOrderOf<Row>(keys: readonly string[], rows: readonly Row[], toKey: (row: Row) => string): (Row | null)[] {
  const byKey = new Map(rows.map((row) => [toKey(row), row]))
  return keys.map((key) => byKey.get(key) ?? null)
}
