import type { PageEntry } from '@kudex/domain/editing'
import type { Seed, SeedBlock, SeedPage, SeedPageContent, Text } from '../../seed/seed.types.ts'
import { hashPassword } from '../passwords/passwords.ts'
import type { LocalizedText } from '../localization/localize.ts'
import { toStructuredText } from '../seeding/toStructuredText.ts'
import type { StoredBlock } from './blocks.types.ts'
import { toStoredFurtherBlock } from './seedFurtherBlocks.ts'
import { toStoredLink } from './seedLinks.ts'
import type { blocks, pages, Stage } from './tables.ts'

type PageRow = typeof pages.$inferInsert
type BlockRow = typeof blocks.$inferInsert

/** The pages of a seed with their blocks: a row for the published page and one for a draft that differs. */
export async function toPageRows(seed: Seed): Promise<{ pages: PageRow[]; blocks: BlockRow[] }> {
  const byId = new Map(seed.pages.map((page) => [page.id, page]))
  const rows: { pages: PageRow[]; blocks: BlockRow[] } = { pages: [], blocks: [] }
  const add = async (page: SeedPage, stage: Stage, content: SeedPageContent) => {
    const languages = content.languages ?? languagesOf(content.title)
    rows.pages.push(await toPageRow(page, stage, content, languages, byId))
    for (const [sortIndex, block] of content.blocks.entries()) {
      const id = `${page.id}-${sortIndex + 1}`
      rows.blocks.push({ id, pageId: page.id, stage, sortIndex, content: toStoredBlock(id, block, languages) })
    }
  }
  for (const page of seed.pages) {
    if (page.published !== false) await add(page, 'published', page)
    if (page.published === false || page.draft) await add(page, 'draft', { ...page, ...page.draft })
  }
  return rows
}

/** What the addresses of a seed's pages are, without their content. */
export function toPageEntries(seed: Seed): PageEntry[] {
  const byId = new Map(seed.pages.map((page) => [page.id, page]))
  return seed.pages.flatMap((page) => {
    const content = { ...page, ...(page.published === false ? page.draft : undefined) }
    const entry = toEntry(page, page.published === false ? 'draft' : 'published', content, byId)
    return page.published !== false && page.draft
      ? [entry, toEntry(page, 'draft', { ...page, ...page.draft }, byId)]
      : [entry]
  })
}

function toEntry(page: SeedPage, stage: Stage, content: SeedPageContent, byId: ReadonlyMap<string, SeedPage>) {
  return {
    id: page.id,
    stage,
    siteId: page.site,
    slug: page.slug,
    parentSlug: (page.parent === undefined ? undefined : byId.get(page.parent)?.slug) ?? 'home',
    url: toUrl(page, byId),
    languages: [...(content.languages ?? languagesOf(content.title))],
    countries: [...(page.countries ?? [])],
  }
}

async function toPageRow(
  page: SeedPage,
  stage: Stage,
  content: SeedPageContent,
  languages: readonly string[],
  byId: ReadonlyMap<string, SeedPage>,
): Promise<PageRow> {
  const { protection } = content
  return {
    ...toEntry(page, stage, content, byId),
    title: inLanguages(content.title, languages),
    description: content.description === undefined ? null : inLanguages(content.description, languages),
    type: content.type ?? 'Page',
    pageType: content.pageType ?? 'Content',
    cmsType: content.cmsType ?? 'page',
    branch: content.branch ?? null,
    canonicalUrl: content.canonicalUrl ?? null,
    theme: content.theme ?? 'Default',
    translationSourceLanguage: content.translationSourceLanguage ?? 'en',
    translationTargetLanguages: [...(content.translationTargetLanguages ?? [])],
    protection: protection?.kind ?? 'none',
    protectionRole: protection?.kind === 'role' ? protection.role : null,
    protectionPasswordHash: protection?.kind === 'password' ? await hashPassword(protection.password) : null,
    headerTheme: content.header?.theme ?? 'Default',
    headerHidden: content.header?.hidden ?? false,
    picture: content.image ?? null,
    updatedAt: new Date(page.updatedAt ?? '2026-09-01T08:00:00Z'),
  }
}

/** Path of the slugs from below the home page down to the page. */
function toUrl(page: SeedPage, byId: ReadonlyMap<string, SeedPage>): string {
  if (page.slug === 'home' && page.parent === undefined) return '/'
  const above = page.parent === undefined ? undefined : byId.get(page.parent)
  const path = above ? toUrl(above, byId) : '/'
  return `${path === '/' ? '' : path}/${page.slug}`
}

/** The languages that a text of a seed is written in. */
export function languagesOf(text: Text): readonly string[] {
  return typeof text === 'string' ? ['en', 'de'] : Object.keys(text)
}

/** A text without the languages that its page is not in. */
export function inLanguages(text: Text, languages: readonly string[]): LocalizedText {
  if (typeof text === 'string') return text
  return Object.fromEntries(Object.entries(text).filter(([language]) => languages.includes(language)))
}

/** A block of a seed as it is stored: texts in other languages than those of its page are left out. */
export function toStoredBlock(id: string, block: SeedBlock, languages: readonly string[]): StoredBlock {
  const text = (value: Text): LocalizedText => inLanguages(value, languages)
  const optional = (value: Text | undefined): LocalizedText | null => (value === undefined ? null : text(value))
  switch (block.kind) {
    case 'hero':
      return {
        kind: 'hero',
        overline: optional(block.overline),
        title: text(block.title),
        lead: optional(block.lead),
        image: block.image ?? null,
        links: (block.links ?? []).map(toStoredLink),
      }
    case 'teasers': {
      const teasers = block.teasers.map((teaser, index) => ({
        id: `${id}-${index + 1}`,
        overline: optional(teaser.overline),
        title: text(teaser.title),
        text: optional(teaser.text),
        image: teaser.image ?? null,
        link: toStoredLink(teaser.link),
      }))
      return { kind: 'teasers', title: optional(block.title), lead: optional(block.lead), teasers }
    }
    case 'text':
      return {
        kind: 'text',
        title: optional(block.title),
        anchor: block.anchor ?? null,
        text: toDocuments(text(block.text), languages),
      }
    case 'video':
      return {
        kind: 'video',
        title: text(block.title),
        poster: block.poster,
        ...toVideoSource(block.source),
        seconds: block.seconds ?? null,
        caption: optional(block.caption),
        preset: block.preset,
      }
    case 'accordion': {
      const items = block.items.map((item, index) => ({
        id: `${id}-${index + 1}`,
        title: text(item.title),
        text: toDocuments(text(item.text), languages),
      }))
      return { kind: 'accordion', title: optional(block.title), items }
    }
    case 'table':
      return {
        kind: 'table',
        title: optional(block.title),
        caption: text(block.caption),
        columns: block.columns.map(text),
        rows: block.rows.map((row) => row.map(text)),
      }
    case 'media':
      return { kind: 'media', image: block.image, caption: optional(block.caption), preset: block.preset }
    case 'quote':
      return { kind: 'quote', text: text(block.text), person: block.person ?? null, role: optional(block.role) }
    case 'facts': {
      const facts = block.facts.map(({ value, unit, label }) => ({
        value: text(value),
        unit: optional(unit),
        label: text(label),
      }))
      return { kind: 'facts', title: optional(block.title), facts }
    }
    case 'productTeasers':
      return {
        kind: 'productTeasers',
        title: optional(block.title),
        lead: optional(block.lead),
        productSlugs: [...block.products],
      }
    case 'links':
      return { kind: 'links', title: optional(block.title), links: block.links.map(toStoredLink) }
    case 'anchorNavigation':
      return { kind: 'anchorNavigation' }
    case 'locations':
      return {
        kind: 'locations',
        title: optional(block.title),
        lead: optional(block.lead),
        hasFilters: block.hasFilters ?? false,
        brand: block.brand ?? null,
        contactKind: block.contactKind ?? null,
        country: block.country ?? null,
      }
    case 'contacts':
      return {
        kind: 'contacts',
        title: optional(block.title),
        lead: optional(block.lead),
        contactIds: [...block.contacts],
      }
    default:
      return toStoredFurtherBlock(block, text, optional)
  }
}

/** A structured document per language. */
function toDocuments(marked: LocalizedText, languages: readonly string[]): { [language: string]: object } {
  const perLanguage =
    typeof marked === 'string' ? languages.map((language) => [language, marked] as const) : Object.entries(marked)
  return Object.fromEntries(perLanguage.map(([language, one]) => [language, toStructuredText(one)]))
}

/** Films stand in the file service, their captions beside them (ROUTE-42). */
function toVideoSource(source: Extract<SeedBlock, { kind: 'video' }>['source']) {
  if ('url' in source) return { url: source.url, mediaType: null, tracks: [] }
  const tracks = source.languages.map((language) => ({
    url: `/file/film-${source.film}-captions?l=${language}`,
    language,
  }))
  return { url: `/file/film-${source.film}`, mediaType: 'video/mp4', tracks }
}
