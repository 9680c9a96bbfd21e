import { requiresFormForDownloads } from '@kudex/domain/forms'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { localize, localizeOptional } from '../../localization/localize.ts'
import type { Queries } from '../../database/database.types.ts'
import type { SearchDocument, SearchText, SearchSource } from '../../feeds/searchSource.types.ts'
import type { StoredBlock } from '../blocks.types.ts'
import { listBlockPictures, readBlockText } from '../blocks/index.ts'
import { findUses } from '../media/findUses.ts'
import { blocks, pages, pictures } from '../tables.ts'
import { keepPublicFiles, toLinkedFiles } from './linkedFiles.ts'

/** Published pages without protection. Changes carry the tags of pages, of their addresses and of their pictures. */
export const pageSearchSource: SearchSource = {
  name: 'page',
  async findAffectedKeys(queries, tags) {
    const ids = new Set(tags.flatMap((tag) => (tag.startsWith('page:') ? [tag.slice('page:'.length)] : [])))
    // Pages with the same address exclude each other's countries, so a change of one affects the others.
    const addresses = tags.flatMap((tag) => {
      const [, siteId = '', url = ''] = /^page-address:([^:]*):(.*)$/s.exec(tag) ?? []
      return siteId === '' ? [] : [and(eq(pages.siteId, siteId), eq(pages.url, decodePath(url)))]
    })
    if (addresses.length > 0) {
      const neighbours = await queries
        .select({ id: pages.id })
        .from(pages)
        .where(or(...addresses))
      for (const { id } of neighbours) ids.add(id)
    }
    for (const tag of tags) {
      if (!tag.startsWith('picture:')) continue
      const uses = await findUses(queries, 'pictures', tag.slice('picture:'.length))
      for (const { kind, id } of uses) if (kind === 'pages') ids.add(id)
    }
    return [...ids]
  },
  listKeys: async (queries) => {
    const rows = await queries.select({ id: pages.id }).from(pages).where(eq(pages.stage, 'published'))
    return rows.map(({ id }) => id)
  },
  read: async (queries, keys) => keepPublicFiles(queries, await toDocuments(queries, await readPages(queries, keys))),
}

type PageRow = typeof pages.$inferSelect

function readPages(queries: Queries, ids: readonly string[]): Promise<PageRow[]> {
  return queries
    .select()
    .from(pages)
    .where(and(eq(pages.stage, 'published'), inArray(pages.id, [...ids])))
    .orderBy(pages.id)
}

async function toDocuments(queries: Queries, rows: readonly PageRow[]): Promise<SearchDocument[]> {
  const open = rows.filter(({ protection }) => protection === 'none')
  if (open.length === 0) return []
  const ids = open.map(({ id }) => id)
  const texts = await queries
    .select({ pageId: blocks.pageId, content: blocks.content })
    .from(blocks)
    .where(and(eq(blocks.stage, 'published'), inArray(blocks.pageId, ids)))
    .orderBy(blocks.pageId, blocks.sortIndex)
  const blocksOf = Map.groupBy(texts, ({ pageId }) => pageId)
  const takenIn = await findTakenCountries(queries, open)
  const listed = open.map((page) => ({ page, shown: (blocksOf.get(page.id) ?? []).map(({ content }) => content) }))
  const imageIds = await findImageIds(queries, listed.flatMap(listPictureNames))
  return listed.flatMap(({ page, shown }) => {
    const where = {
      key: page.id,
      scope: { siteId: page.siteId },
      countries: page.countries.length === 0 ? null : page.countries,
      exceptIn: page.countries.length === 0 ? (takenIn.get(toAddress(page)) ?? []) : [],
    }
    const texts = new Map(listLanguages(page).map((language) => [language, toText(page, language, shown)]))
    const image = listPictureNames({ page, shown }).flatMap((name) => imageIds.get(name) ?? [])[0] ?? null
    const document: SearchDocument = { ...where, type: 'page', path: page.url, image, texts }
    const blocksWithFiles = requiresFormForDownloads(page.url)
      ? shown.filter(({ kind }) => kind !== 'downloads')
      : shown
    return [document, ...toLinkedFiles({ ...where, blocks: blocksWithFiles, texts })]
  })
}

/** Names of the pictures of a page, its own picture first. */
function listPictureNames({ page, shown }: { readonly page: PageRow; readonly shown: readonly StoredBlock[] }) {
  return [page.picture, ...shown.flatMap(listBlockPictures)].filter((name) => name !== null)
}

/** Ids in the image service by name, of the pictures that exist. */
async function findImageIds(queries: Queries, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .select({ name: pictures.name, imageId: pictures.imageId })
    .from(pictures)
    .where(inArray(pictures.name, [...new Set(names)]))
  return new Map(rows.map(({ name, imageId }) => [name, imageId]))
}

/** English first, since it is the fallback of languages without a text (PAGE-07). */
function listLanguages({ languages }: PageRow): readonly string[] {
  return languages.toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))
}

/** The countries with a page of their own, by address. It takes precedence over the page for all countries (SITE-18, PAGE-08). */
async function findTakenCountries(queries: Queries, rows: readonly PageRow[]): Promise<Map<string, string[]>> {
  const addresses = rows.map(({ siteId, url }) => and(eq(pages.siteId, siteId), eq(pages.url, url)))
  const named = await queries
    .select({ siteId: pages.siteId, url: pages.url, countries: pages.countries })
    .from(pages)
    .where(and(eq(pages.stage, 'published'), sql`cardinality(${pages.countries}) > 0`, or(...addresses)))
  const taken = new Map<string, string[]>()
  for (const page of named) taken.set(toAddress(page), [...(taken.get(toAddress(page)) ?? []), ...page.countries])
  return taken
}

function toAddress({ siteId, url }: Pick<PageRow, 'siteId' | 'url'>): string {
  return `${siteId} ${url}`
}

function toText(page: PageRow, language: string, shown: readonly StoredBlock[]): SearchText {
  const { headings, body } = readBlockText(shown, language)
  const description = localizeOptional(page.description, [language, 'en'])
  return {
    title: localize(page.title, [language, 'en']),
    keywords: headings,
    description: description ?? body.find((line) => line.length > 40)?.slice(0, 240) ?? '',
    body,
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
