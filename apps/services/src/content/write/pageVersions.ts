import { resolvePageAddress, type WrittenValue } from '@kudex/domain/editing'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { insertRows } from '../../database/insertRows.ts'
import type { StoredBlock } from '../blocks.types.ts'
import { toContentVersion } from '../contentVersion.ts'
import { blocks, pages, type Stage } from '../tables.ts'

/** One stage of a page with its blocks. */
export interface PageVersion {
  readonly row: typeof pages.$inferSelect
  readonly blocks: readonly StoredBlock[]
}

/** The stored versions of a page: the published one, and the draft if it differs. */
export interface PageVersions {
  readonly published: PageVersion | null
  readonly draft: PageVersion | null
}

/** The version that editors work on: the draft, else the published page. */
export function toNewestVersion({ draft, published }: PageVersions): PageVersion | null {
  return draft ?? published
}

/** The entity tag of a page, which depends on its content only. Password hashes are part of it. */
export function toVersionTag({ published, draft }: PageVersions): string {
  return toContentVersion({ published, draft })
}

/** The protection columns of a page. */
export type StoredProtection = Pick<
  typeof pages.$inferSelect,
  'protection' | 'protectionRole' | 'protectionPasswordHash'
>

/** Reads pages with their blocks in two statements; missing pages are left out. */
export async function readPageVersions(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PageVersions>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(pages)
    .where(inArray(pages.id, [...ids]))
    .orderBy(pages.id)
  const content = await queries
    .select()
    .from(blocks)
    .where(inArray(blocks.pageId, [...ids]))
    .orderBy(blocks.sortIndex)
  const find = (id: string, stage: Stage): PageVersion | null => {
    const row = rows.find((candidate) => candidate.id === id && candidate.stage === stage)
    const own = content.filter((block) => block.pageId === id && block.stage === stage)
    return row ? { row, blocks: own.map((block) => block.content) } : null
  }
  return new Map(rows.map(({ id }) => [id, { published: find(id, 'published'), draft: find(id, 'draft') }]))
}

/** Replaces the stored versions of pages, in three statements. */
export async function replacePageVersions(
  queries: Queries,
  versions: ReadonlyMap<string, PageVersions>,
): Promise<void> {
  if (versions.size === 0) return
  const all = [...versions.values()].flatMap(({ published, draft }) => [published ?? [], draft ?? []].flat())
  await queries.delete(pages).where(inArray(pages.id, [...versions.keys()]))
  await insertRows(
    queries,
    pages,
    all.map(({ row }) => row),
  )
  await insertRows(
    queries,
    blocks,
    all.flatMap(({ row, blocks: content }) =>
      content.map((block, sortIndex) => {
        return { id: `${row.id}-${sortIndex + 1}`, pageId: row.id, stage: row.stage, sortIndex, content: block }
      }),
    ),
  )
}

/** Maps written content to a draft; the protection of the page does not change. */
export function toDraft(id: string, written: WrittenValue<'pages'>, before: PageVersions | undefined): PageVersion {
  const { header, blocks: content, ...fields } = written
  const { protection, protectionRole, protectionPasswordHash } = before?.draft?.row ??
    before?.published?.row ?? { protection: 'none', protectionRole: null, protectionPasswordHash: null }
  const row = {
    ...fields,
    ...resolvePageAddress(written.url),
    id,
    stage: 'draft' as const,
    headerTheme: header.theme,
    headerHidden: header.hidden,
    protection,
    protectionRole,
    protectionPasswordHash,
    updatedAt: new Date(),
  }
  return { row, blocks: content }
}

/** True if a version has the written content already. */
export function hasValue(version: PageVersion, value: WrittenValue<'pages'>): boolean {
  return toContentVersion(toWrittenPage(version)) === toContentVersion(value)
}

/** Maps a version to the format of the write interface. */
export function toWrittenPage({ row, blocks: content }: PageVersion): WrittenValue<'pages'> {
  const { siteId, url, title, description, type, pageType, cmsType, branch, languages, countries, canonicalUrl } = row
  const { theme, translationSourceLanguage, translationTargetLanguages, headerTheme, headerHidden, picture } = row
  return {
    siteId,
    url,
    title,
    description,
    type,
    pageType,
    cmsType,
    branch,
    languages,
    countries,
    canonicalUrl,
    theme,
    translationSourceLanguage,
    translationTargetLanguages,
    header: { theme: headerTheme, hidden: headerHidden },
    picture,
    blocks: content as WrittenValue<'pages'>['blocks'],
  }
}
