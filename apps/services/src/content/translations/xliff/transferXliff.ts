import {
  type ContentProblem,
  createProblem,
  type ProblemParameters,
  type XliffProblemCode,
} from '@kudex/domain/editing'
import type { Queries } from '../../../database/database.types.ts'
import { beginChange, lockChanges } from '../../changes/changeLog.ts'
import { toContentVersion } from '../../contentVersion.ts'
import { readContent, storeWrites } from '../../write/performWrites.ts'
import { type PageVersion, readPageVersions, toNewestVersion, toWrittenPage } from '../../write/pageVersions.ts'
import { WriteRefusal } from '../../write/writeRefusal.ts'
import type { Write } from '../../write/writes.types.ts'
import { listTargetLanguages, storeSteps } from '../pageTranslations.ts'
import { toSourceVersion } from '../pageTexts.ts'
import { storeSources } from '../translationSources.ts'
import { translationTargets } from '../translationTables.ts'
import { applyUnits, listUnits } from './pageUnits.ts'
import { type ReadFile, type ReadXliff, readXliff } from './readXliff.ts'
import { XliffError } from './xliffError.ts'
import { writeXliff } from './writeXliff.ts'

interface ExportRequest {
  readonly pages: readonly string[]
  readonly language: string
  /** Undefined keeps the dates. */
  readonly dueAt?: Date | null | undefined
}

/** A page whose translation was imported. */
interface ImportedPage {
  readonly pageId: string
  readonly language: string
  readonly units: number
}

/** Starts the translation of pages into a language and returns their texts as XLIFF. Throws a {@link WriteRefusal}. */
export async function exportXliff(queries: Queries, { pages, language, dueAt }: ExportRequest): Promise<string> {
  return queries.transaction(async (transaction) => {
    // The source texts must not change before the transaction commits.
    await lockChanges(transaction)
    const ids = [...new Set(pages)]
    const versions = await readPageVersions(transaction, ids)
    const problems: ContentProblem[] = []
    const found: PageVersion[] = []
    for (const id of ids) {
      const stored = versions.get(id)
      const page = stored && toNewestVersion(stored)
      const takes = !page ? 'the id of a page' : findExportProblem(page, language, found[0])
      if (takes) problems.push({ path: 'pages', value: id, takes })
      else if (page) found.push(page)
    }
    const [first] = found
    if (!first || problems.length > 0) throw new WriteRefusal('problems', { problems })
    const exported = found.map((page) => {
      const { id: pageId, siteId, url: path } = page.row
      return { pageId, siteId, path, sourceVersion: toSourceVersion(page), units: listUnits(page, language) }
    })
    const targets = exported.map(({ pageId, sourceVersion }) => ({ pageId, language, sourceVersion }))
    await storeSteps(transaction, targets, { action: 'start', dueAt })
    await storeSources(transaction, found)
    return writeXliff(first.row.translationSourceLanguage, language, exported)
  })
}

function findExportProblem(page: PageVersion, language: string, first: PageVersion | undefined): string | null {
  if (!listTargetLanguages(page.row).includes(language)) return `a page with the target language ${language}`
  const source = page.row.translationSourceLanguage
  const expected = first?.row.translationSourceLanguage ?? source
  if (source !== expected) return `a page with the source language ${expected}, like the first one`
  return listUnits(page, language).length === 0 ? 'a page with texts in its source language' : null
}

/** Stores the translations of a file as drafts, all or none. Throws a {@link WriteRefusal}. */
export async function importXliff(queries: Queries, text: string, editor: string | null): Promise<ImportedPage[]> {
  const read = parse(text)
  const language = read.targetLanguage
  return queries.transaction(async (transaction) => {
    await beginChange(transaction)
    const before = await readContent(
      transaction,
      read.files.map(({ pageId }) => pageId),
    )
    const problems: ContentProblem[] = []
    const writes: Write[] = []
    for (const file of read.files) {
      const stored = before.pages.get(file.pageId)
      const page = stored ? toNewestVersion(stored) : null
      const result = page ? translate(page, file, read) : { problems: [createProblem('id', file.pageId, 'xliffPage')] }
      problems.push(...result.problems.map((problem) => ({ ...problem, path: `files.${file.pageId}.${problem.path}` })))
      if (!page || !('page' in result)) continue
      const [old, value] = [toWrittenPage(page), toWrittenPage(result.page)]
      // A file that changes nothing creates no draft.
      if (toContentVersion(old) !== toContentVersion(value)) writes.push({ kind: 'pages', id: file.pageId, value })
    }
    if (problems.length > 0) throw new WriteRefusal('problems', { problems })
    await storeWrites(transaction, before, writes, { editor, action: 'imported' })
    const importedAt = new Date()
    for (const { pageId, sourceVersion } of read.files) {
      const values = { state: 'Translated' as const, importedAt, sourceVersion, outdated: false }
      await transaction
        .insert(translationTargets)
        .values({ pageId, language, ...values })
        .onConflictDoUpdate({ target: [translationTargets.pageId, translationTargets.language], set: values })
      const source = before.pages.get(pageId)
      const page = source && toNewestVersion(source)
      if (page) await storeSources(transaction, [page])
    }
    return read.files.map(({ pageId, units }) => ({ pageId, language, units: units.size }))
  })
}

function parse(text: string): ReadXliff {
  try {
    const read = readXliff(text)
    if (read.files.length > 0) return read
    throw new XliffError('xliffMissing', { element: 'file' })
  } catch (error) {
    if (!(error instanceof XliffError)) throw error
    throw new WriteRefusal('problems', {
      problems: [createProblem('xliff', null, error.code, error.parameters)],
    })
  }
}

function translate(page: PageVersion, file: ReadFile, { sourceLanguage, targetLanguage }: ReadXliff) {
  const problems: ContentProblem[] = []
  const check = (
    isRight: boolean,
    path: string,
    value: unknown,
    code: XliffProblemCode,
    parameters: ProblemParameters,
  ) => {
    if (!isRight) problems.push(createProblem(path, value, code, parameters))
  }
  const { row } = page
  const targets = listTargetLanguages(row)
  const language = row.translationSourceLanguage
  check(sourceLanguage === language, 'srcLang', sourceLanguage, 'xliffSourceLanguage', { language })
  check(targets.includes(targetLanguage), 'trgLang', targetLanguage, 'xliffTargetLanguage', {
    languages: targets.join(', '),
  })
  const version = toSourceVersion(page)
  check(file.sourceVersion === version, 'source-version', file.sourceVersion, 'xliffSourceVersion', { version })
  // With other source texts, the units do not match either.
  if (problems.length > 0) return { problems }
  const applied = applyUnits(page, targetLanguage, file.units)
  const languages = [...new Set([...row.languages, targetLanguage])]
  return { problems: applied.problems, page: { ...applied.page, row: { ...applied.page.row, languages } } }
}
