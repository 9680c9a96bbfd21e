import type { PageEntry } from '@kudex/domain/editing'
import type { Seed, SeedPage, SeedPageContent } from '../../../seed/seed.types.ts'
import { hashPassword } from '@kudex/node-server/passwords'
import { toStoredBlock } from '../blocks/index.ts'
import { inLanguages, languagesOf } from '../seedTexts.ts'
import type { blocks, pages, Stage } from '../tables.ts'

export type PageRow = typeof pages.$inferSelect
export type BlockRow = typeof blocks.$inferInsert

/** The pages of a seed with their blocks: a row for the published version and one for a differing draft. */
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

/** The pages of a seed with their addresses, without content. */
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
