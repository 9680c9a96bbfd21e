import { setImmediate as nextTurn } from 'node:timers/promises'
import { isLanguageCode, languageCodes } from '@kudex/domain/locales'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { SearchDocument, SearchText } from '../../feeds/searchSource.types.ts'
import { documents } from '../tables.ts'
import { toTitleKey } from '../titleKey.ts'
import type { AnalyzedBody, AnalyzedText, TextAnalyzer } from './textAnalyzer.ts'

/** Removes the documents of a source from the index: those of some keys, or all. */
export async function removeDocuments(
  queries: Queries,
  source: string,
  keys: readonly string[] | 'all',
): Promise<void> {
  const isOfSource = eq(documents.source, source)
  if (keys === 'all') return void (await queries.delete(documents).where(isOfSource))
  if (keys.length > 0) await queries.delete(documents).where(and(isOfSource, inArray(documents.key, [...keys])))
}

/** Maps documents of a source to rows of the index. Yields to the event loop in between, since analysis is slow. */
export async function toDocumentRows(
  source: string,
  list: readonly SearchDocument[],
  analyzer: TextAnalyzer,
): Promise<readonly DocumentRow[]> {
  const rows: DocumentRow[] = []
  for (const [index, document] of list.entries()) {
    rows.push(...toRowsByLanguage(source, document, analyzer))
    if (index % 10 === 9) await nextTurn()
  }
  return rows
}

/** Inserts rows, and in the transaction those of their words that are new; four statements. */
export async function insertDocumentRows(
  { queries, transaction }: { readonly queries: Queries; readonly transaction: Queries },
  rows: readonly DocumentRow[],
  analyzer: TextAnalyzer,
): Promise<void> {
  if (rows.length === 0) return
  await analyzer.resolveLexemes(transaction)
  const values: object[] = []
  for (const [index, { weights, filterTerms, ...row }] of rows.entries()) {
    values.push({ ...row, words: toVector(weights, filterTerms, analyzer) })
    if (index % 100 === 99) await nextTurn()
  }
  await queries.execute(sql`
    insert into ${documents} (id, language, source, key, type, title, title_key, description, path, image, words)
    select id, language, source, key, type, title, title_key, description, path, image, words::tsvector
    from json_to_recordset(${JSON.stringify(values)}::json) as row(id text, language text, source text, key text, type text,
      title text, title_key text, description text, path text, image text, words text)`)
}

export interface DocumentRow {
  readonly id: string
  readonly language: string
  readonly source: string
  readonly key: string
  readonly type: string
  readonly title: string
  readonly title_key: string
  readonly description: string
  readonly path: string
  readonly image: string | null
  readonly weights: Weights
  /** Where the document may be shown, as lexemes of a `tsvector`. */
  readonly filterTerms: readonly string[]
}

/** Texts by the weight of their words in a `tsvector`. */
type Weights = Readonly<Record<'A' | 'B' | 'C', readonly AnalyzedText[]> & { D: AnalyzedBody }>

function toRowsByLanguage(source: string, document: SearchDocument, analyzer: TextAnalyzer): DocumentRow[] {
  const written = [...document.texts.keys()]
  const shownIn = toShownLanguages(written)
  const scope = 'siteId' in document.scope ? `#${document.scope.siteId}` : `+${document.scope.area}`
  const shared = [`~${document.type}`, ...toCountryTerms(document), ...toSampleTerms(source, document)].map(quote)
  return [...document.texts].flatMap(([language, text]) => {
    if (!isLanguageCode(language)) return []
    return [
      {
        id: [source, document.key, ...(document.part === undefined ? [] : [document.part])].join(':'),
        language,
        source,
        key: document.key,
        type: document.type,
        title: toStorable(text.title),
        title_key: toTitleKey(text.title),
        description: toStorable(text.description),
        path: text.path ?? document.path,
        image: document.image,
        weights: toWeights(text, language, analyzer),
        filterTerms: [
          ...shared,
          ...(shownIn.get(language) ?? []).map((shown) => quote(`@${shown}${scope}`)),
          ...('siteId' in document.scope ? toFallbackTerms(language, written, scope) : []),
        ],
      },
    ]
  })
}

/** Marks every sixty-fourth and every eighth document as the sample that is searched for very common words. */
function toSampleTerms(source: string, { key, part = '' }: SearchDocument): string[] {
  let number = 0
  for (const character of `${source}:${key}:${part}`)
    number = (Math.imul(number, 31) + (character.codePointAt(0) ?? 0)) | 0
  // Mix the bits: otherwise the sample would be every eighth number of a product series.
  const sample = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d) >>> 16
  return [...(sample % 64 === 0 ? ['^1'] : []), ...(sample % 8 === 0 ? ['^2'] : [])]
}

/**
 * Which text of a document each language sees: its own, else English, else the first (PAGE-07). Returns, for each language
 * the document is written in, the languages it is shown in.
 */
function toShownLanguages(written: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const fallback = toFallback(written)
  const shown = new Map<string, string[]>()
  for (const language of languageCodes) {
    const text = written.includes(language) ? language : fallback
    if (text !== undefined) shown.set(text, [...(shown.get(text) ?? []), language])
  }
  return shown
}

/**
 * Content of a site that does not exist in a language is shown in the default language of the country before English
 * (GQL-04): `@fr/de#kudex` on the German text, `!fr/de` on the English one. The catalogue knows English only.
 */
function toFallbackTerms(language: string, written: readonly string[], scope: string): string[] {
  const fallback = toFallback(written)
  const missing = languageCodes.filter((code) => !written.includes(code))
  if (language !== fallback) return missing.map((code) => quote(`@${code}/${language}${scope}`))
  const others = written.filter((code) => code !== fallback)
  return missing.flatMap((code) => others.map((other) => quote(`!${code}/${other}`)))
}

function toFallback(written: readonly string[]): string | undefined {
  return written.includes('en') ? 'en' : written[0]
}

function toCountryTerms({ countries, exceptIn = [] }: SearchDocument): string[] {
  return [
    ...(countries === null ? ['=*'] : countries.map((country) => `=${country.toLowerCase()}`)),
    ...exceptIn.map((country) => `!${country.toLowerCase()}`),
  ]
}

function toWeights(
  text: SearchText,
  language: string,
  { analyze, analyzeAll, analyzeWithPartNumbers }: TextAnalyzer,
): Weights {
  return {
    A: [analyzeWithPartNumbers(text.title, language)],
    B: text.keywords.map((line) => analyzeWithPartNumbers(line, language)),
    C: [analyze(text.description, language)],
    D: analyzeAll(text.body, language),
  }
}

/**
 * The text form of a `tsvector`: filter terms, words with positions and weights, and the words of the title a second time
 * with a `%`. Words of the body have no positions, which halves the index: in technical data distance says little.
 */
function toVector(
  weights: Weights,
  filterTerms: readonly string[],
  { toLexemes, toVector: toBodyVector }: TextAnalyzer,
): string {
  const lexemes = [...filterTerms]
  let position = 0
  for (const weight of ['A', 'B', 'C'] as const) {
    for (const line of weights[weight]) {
      for (const wordLexemes of toLexemes(line)) {
        if (wordLexemes.length === 0) position++
        for (const lexeme of wordLexemes) {
          lexemes.push(`'${lexeme}':${Math.min(++position, maxPosition)}${weight}`)
          if (weight === 'A') lexemes.push(`'%${lexeme}'`)
        }
      }
    }
  }
  return [...lexemes, toBodyVector(weights.D)].join(' ')
}

/** The highest position that a `tsvector` stores. */
const maxPosition = 16_383

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`
}

/** PostgreSQL rejects NUL and lone surrogates. */
function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}
