import { resolveOverallState, type TranslationState } from '@kudex/domain/translations'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { lockChanges } from '../changes/changeLog.ts'
import { type PageVersion, readPageVersions, toNewestVersion } from '../write/pageVersions.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import { toSourceVersion } from './pageTexts.ts'
import type { pages } from '../tables.ts'
import { storeSources } from './translationSources.ts'
import { translationTargets } from './translationTables.ts'

type TargetRow = typeof translationTargets.$inferSelect

/** The translation of a page into one language (TRANS-02). */
export interface TranslationTarget {
  readonly id: string
  readonly language: string
  readonly translationState: TranslationState
  readonly exportedAt: Date | null
  readonly importedAt: Date | null
  readonly dueAt: Date | null
  /** True if the source texts changed since the last start or import. */
  readonly outdated: boolean
}

/** The translations of a page (TRANS-06). */
export interface PageTranslations {
  readonly pageId: string
  readonly sourceLanguage: string
  /** Null if there is nothing to translate. */
  readonly overallState: TranslationState | null
  readonly targetLanguages: readonly TranslationTarget[]
}

/** What starts or resets translations; without languages, of all targets. */
interface TranslationStep {
  readonly action: 'start' | 'reset'
  readonly languages: readonly string[] | null
  /** Undefined keeps the date. */
  readonly dueAt?: Date | null | undefined
}

/** The translations of a page; null if there is no such page. */
export async function readTranslations(queries: Queries, pageId: string): Promise<PageTranslations | null> {
  const page = await readNewest(queries, pageId)
  if (!page) return null
  const rows = await queries.select().from(translationTargets).where(eq(translationTargets.pageId, pageId))
  return toPageTranslations(page.row, rows)
}

/** The translations of a page; `rows` are those of the page. */
export function toPageTranslations(page: TranslatedPage, rows: readonly TargetRow[]): PageTranslations {
  const { id: pageId, translationSourceLanguage: sourceLanguage } = page
  const byLanguage = new Map(rows.map((row) => [row.language, row]))
  const targetLanguages = listTargetLanguages(page).map((language) =>
    toTarget(pageId, language, byLanguage.get(language)),
  )
  const overallState = resolveOverallState(targetLanguages.map(({ translationState }) => translationState))
  return { pageId, sourceLanguage, overallState, targetLanguages }
}

type TranslatedPage = Pick<typeof pages.$inferSelect, 'id' | 'translationSourceLanguage' | 'translationTargetLanguages'>

/** The target languages of a page, each once. */
export function listTargetLanguages({
  translationSourceLanguage,
  translationTargetLanguages,
}: TranslatedPage): string[] {
  return [...new Set(translationTargetLanguages)].filter((language) => language !== translationSourceLanguage)
}

function toTarget(pageId: string, language: string, row: TargetRow | undefined): TranslationTarget {
  return {
    id: `${pageId}:${language}`,
    language,
    translationState: row?.state ?? 'MarkedForTranslation',
    exportedAt: row?.exportedAt ?? null,
    importedAt: row?.importedAt ?? null,
    dueAt: row?.dueAt ?? null,
    outdated: row?.outdated ?? false,
  }
}

/** Starts or resets translations of a page (TRANS-07). Throws a {@link WriteRefusal} for unknown pages and languages. */
export async function changeTranslations(
  queries: Queries,
  pageId: string,
  step: TranslationStep,
): Promise<PageTranslations> {
  return queries.transaction(async (transaction) => {
    // The source texts must not change before the transaction commits.
    await lockChanges(transaction)
    const page = await readNewest(transaction, pageId)
    if (!page) throw new WriteRefusal('gone')
    const targets = listTargetLanguages(page.row)
    const languages = step.languages ?? targets
    checkLanguages(languages, targets)
    await storeSteps(transaction, toSteps(page, languages), step)
    await storeSources(transaction, [page])
    return (await readTranslations(transaction, pageId))!
  })
}

interface PagesStart {
  readonly pages: readonly string[]
  readonly languages: readonly string[] | null
  readonly dueAt?: Date | null | undefined
}

/**
 * Starts the translation of pages, all or none; without languages, into those that are not translated or outdated. Throws
 * a {@link WriteRefusal} for unknown pages, and for pages that lack one of the languages.
 */
export async function startTranslations(
  queries: Queries,
  { pages: ids, languages, dueAt }: PagesStart,
): Promise<PageTranslations[]> {
  return queries.transaction(async (transaction) => {
    // The source texts must not change before the transaction commits.
    await lockChanges(transaction)
    const versions = await readPageVersions(transaction, [...new Set(ids)])
    const found = [...new Set(ids)].map((id) => {
      const stored = versions.get(id)
      const page = stored && toNewestVersion(stored)
      if (page) return page
      throw new WriteRefusal('problems', { problems: [{ path: 'pages', value: id, takes: 'the id of a page' }] })
    })
    const readPages = async () => {
      const rows = await readTargets(transaction, ids)
      return found.map((page) => ({ page, translations: toPageTranslations(page.row, rows.get(page.row.id) ?? []) }))
    }
    const started = (await readPages()).flatMap(({ page, translations: { targetLanguages } }) => {
      const open = targetLanguages.filter(
        ({ translationState, outdated }) => translationState !== 'Translated' || outdated,
      )
      if (languages) checkLanguages(languages, listTargetLanguages(page.row))
      return toSteps(page, languages ?? open.map(({ language }) => language))
    })
    await storeSteps(transaction, started, { action: 'start', dueAt })
    await storeSources(transaction, found)
    return (await readPages()).map(({ translations }) => translations)
  })
}

/** The stored targets of pages. */
async function readTargets(queries: Queries, pageIds: readonly string[]): Promise<ReadonlyMap<string, TargetRow[]>> {
  const rows = await queries
    .select()
    .from(translationTargets)
    .where(inArray(translationTargets.pageId, [...pageIds]))
  return Map.groupBy(rows, ({ pageId }) => pageId)
}

/** The target of a step, and the version of the source texts. */
interface StepTarget extends Pick<TargetRow, 'pageId' | 'language'> {
  readonly sourceVersion: string
}

/** The targets of a step of a page, each once. */
function toSteps(page: PageVersion, languages: readonly string[]): StepTarget[] {
  const sourceVersion = toSourceVersion(page)
  return [...new Set(languages)].map((language) => ({ pageId: page.row.id, language, sourceVersion }))
}

/** Stores the state of targets after a step, in one statement. */
export async function storeSteps(
  queries: Queries,
  targets: readonly StepTarget[],
  { action, dueAt }: Pick<TranslationStep, 'action' | 'dueAt'>,
): Promise<void> {
  const values = {
    ...(action === 'start'
      ? { state: 'InProgress' as const, exportedAt: new Date() }
      : { state: 'MarkedForTranslation' as const, exportedAt: null, importedAt: null }),
    outdated: false,
    ...(dueAt !== undefined && { dueAt }),
  }
  const rows = targets.map(({ sourceVersion, ...key }) => {
    return { ...key, ...values, sourceVersion: action === 'start' ? sourceVersion : null }
  })
  if (rows.length === 0) return
  await queries
    .insert(translationTargets)
    .values(rows)
    .onConflictDoUpdate({
      target: [translationTargets.pageId, translationTargets.language],
      set: { ...values, sourceVersion: sql`excluded.source_version` },
    })
}

async function readNewest(queries: Queries, pageId: string) {
  const versions = (await readPageVersions(queries, [pageId])).get(pageId)
  return versions ? toNewestVersion(versions) : null
}

/** Refuses languages that are no targets of a page. */
function checkLanguages(languages: readonly string[], targets: readonly string[]): void {
  const unknown = languages.filter((language) => !targets.includes(language))
  if (unknown.length > 0) throw new WriteRefusal('problems', { problems: unknown.map(toProblem(targets)) })
}

function toProblem(targets: readonly string[]) {
  return (language: string) => ({
    path: 'languages',
    value: language,
    takes: targets.length > 0 ? `target languages of the page: ${targets.join(', ')}` : 'nothing: it has no targets',
  })
}
