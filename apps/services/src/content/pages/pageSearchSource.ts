import { requiresFormForDownloads } from '@kudex/domain/forms'
import { and, eq, inArray, or } from 'drizzle-orm'
import { localize, localizeOptional } from '../../localization/localize.ts'
import type { Queries } from '../../database/database.types.ts'
import type { SearchDocument, SearchText, SearchSource } from '../../feeds/searchSource.types.ts'
import type { StoredBlock } from '../blocks.types.ts'
import { listBlockPictures, readBlockText } from '../blocks/index.ts'
import { findUses } from '../media/findUses.ts'
import { pages, pictures } from '../tables.ts'
import { keepCompleteLanguages } from './keepCompleteLanguages.ts'
import { keepPublicFiles, toLinkedFiles } from './linkedFiles.ts'
import { type PageRow, readPages } from './readPages.ts'
import { findTakenCountries, toAddressKey } from './takenCountries.ts'

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
  async read(queries, keys) {
    const isOpen = and(inArray(pages.id, [...keys]), eq(pages.protection, 'none'))
    const found = await readPages(queries, { stage: 'published', where: isOpen, first: keys.length })
    return keepPublicFiles(queries, await toDocuments(queries, found.map(keepCompleteLanguages)))
  },
}

async function toDocuments(queries: Queries, rows: readonly PageRow[]): Promise<SearchDocument[]> {
  if (rows.length === 0) return []
  const takenIn = await findTakenCountries(queries, rows, 'published')
  const listed = rows.map((page) => ({ page, shown: page.blocks.map(({ content }) => content) }))
  const imageIds = await findImageIds(queries, listed.flatMap(listPictureNames))
  return listed.flatMap(({ page, shown }) => {
    const where = {
      key: page.id,
      scope: { siteId: page.siteId },
      countries: page.countries.length === 0 ? null : page.countries,
      exceptIn: page.countries.length === 0 ? (takenIn.get(toAddressKey(page)) ?? []) : [],
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
