import { toPlainText, type StructuredText } from '@kudex/domain/structured-text'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { localize, localizeOptional } from '../localization/localize.ts'
import type { Queries } from '../database/database.types.ts'
import type { SearchableThing, SearchableText, SearchSource } from '../searchSource.types.ts'
import type { StoredBlock } from './blocks.types.ts'
import { blocks, pages } from './tables.ts'

/** Published pages that nothing protects; what changes them is named by the tags of pages and of their addresses. */
export const pageSearchSource: SearchSource = {
  name: 'page',
  async findTouched(queries, tags) {
    const ids = new Set(tags.flatMap((tag) => (tag.startsWith('page:') ? [tag.slice('page:'.length)] : [])))
    // Two pages of one address keep out of each other's countries: what touches one touches the other.
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
    return [...ids]
  },
  async *read(queries, keys) {
    if (keys === 'all') {
      let after = ''
      for (;;) {
        const rows = await readPages(queries, gt(pages.id, after))
        const last = rows.at(-1)
        if (!last) return
        yield await toThings(queries, rows)
        after = last.id
      }
    }
    for (let start = 0; start < keys.length; start += batchSize) {
      const rows = await readPages(queries, inArray(pages.id, keys.slice(start, start + batchSize)))
      yield await toThings(queries, rows)
    }
  },
}

const batchSize = 200

type PageRow = typeof pages.$inferSelect

function readPages(queries: Queries, condition: ReturnType<typeof gt>): Promise<PageRow[]> {
  return queries
    .select()
    .from(pages)
    .where(and(eq(pages.stage, 'published'), condition))
    .orderBy(pages.id)
    .limit(batchSize)
}

async function toThings(queries: Queries, rows: readonly PageRow[]): Promise<SearchableThing[]> {
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
  return open.map((page) => ({
    key: page.id,
    type: 'page',
    path: page.url,
    image: null,
    place: { siteId: page.siteId },
    countries: page.countries.length === 0 ? null : page.countries,
    exceptIn: page.countries.length === 0 ? (takenIn.get(toAddress(page)) ?? []) : [],
    texts: new Map(
      listLanguages(page).map((language) => [language, toText(page, language, blocksOf.get(page.id) ?? [])]),
    ),
  }))
}

/** English first where a page has it: what others see who have no text of their own (PAGE-07). */
function listLanguages({ languages }: PageRow): readonly string[] {
  return languages.toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))
}

/** By address, the countries that have a page of their own there, which wins over the one for all (SITE-18, PAGE-08). */
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

function toText(page: PageRow, language: string, rows: readonly { readonly content: StoredBlock }[]): SearchableText {
  const wanted = [language, 'en']
  const headings: string[] = []
  const body: string[] = []
  for (const { content } of rows) collectWords(content, wanted, headings, body)
  const description = localizeOptional(page.description, wanted)
  return {
    title: localize(page.title, wanted),
    keywords: headings,
    description: description ?? body.find((line) => line.length > 40)?.slice(0, 240) ?? '',
    body,
  }
}

function collectWords(block: StoredBlock, wanted: readonly string[], headings: string[], body: string[]): void {
  const add = (list: string[], ...texts: Parameters<typeof localizeOptional>[0][]) => {
    for (const text of texts) {
      const words = localizeOptional(text, wanted)
      if (words) list.push(words)
    }
  }
  switch (block.kind) {
    case 'hero':
      add(headings, block.title, block.overline)
      return add(body, block.lead)
    case 'teasers':
      add(headings, block.title)
      for (const { title, text } of block.teasers) add(body, title, text)
      return add(body, block.lead)
    case 'text': {
      add(headings, block.title)
      const document = block.text[wanted[0] ?? ''] ?? block.text['en']
      if (document) body.push(toPlainText(document as StructuredText))
      return undefined
    }
    case 'media':
      return add(body, block.caption)
    case 'quote':
      return add(body, block.text, block.person, block.role)
    case 'facts':
      add(headings, block.title)
      for (const { value, unit, label } of block.facts) add(body, value, unit, label)
      return undefined
    case 'productTeasers':
      add(headings, block.title)
      return add(body, block.lead)
    case 'links':
      return add(body, block.title)
    case 'shareData':
      add(headings, block.title)
      for (const { label, value } of block.facts) add(body, label, value)
      return add(body, block.lead, block.label)
    case 'dividends':
      add(headings, block.title)
      return add(body, block.text, block.source)
    case 'calendar':
      add(headings, block.title)
      for (const { title, place } of block.events) add(body, title, place)
      return add(body, block.lead)
    case 'annualReport':
      add(headings, block.title)
      return add(body, block.text)
    case 'storyOverview':
    case 'releaseOverview':
      add(headings, block.title)
      return add(body, block.lead)
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
