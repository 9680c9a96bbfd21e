import { foldText, isUnspaced, listPairs, listPartNumbers, splitFolded } from '@kudex/domain/search'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { lexemes, numberLanguage, words } from '../tables.ts'

/**
 * Splits texts into words and caches the lexemes of each word, so that the database is asked once per word rather than
 * once per text.
 */
export interface TextAnalyzer {
  /** The words of a text. Cached, since machines share most lines of their technical data. */
  readonly analyze: (text: string, language: string) => AnalyzedText
  /** As `analyze`, including the part numbers in the text. */
  readonly analyzeWithPartNumbers: (text: string, language: string) => AnalyzedText
  /**
   * Analyzes texts that are searched as one body. Cached by the identity of the list, which several documents may
   * share.
   */
  readonly analyzeAll: (texts: readonly string[], language: string) => AnalyzedBody
  /** Resolves the lexemes of all new words, and stores the words for spelling corrections; at most three statements. */
  readonly resolveLexemes: (queries: Queries) => Promise<void>
  /** The resolved lexemes of each word; an empty list for a stop word. */
  readonly toLexemes: (line: AnalyzedText) => readonly (readonly string[])[]
  /** The resolved words in the text form of a `tsvector`, without positions. */
  readonly toVector: (body: AnalyzedBody) => string
}

export interface AnalyzedText {
  readonly language: string
  readonly words: readonly string[]
  /** Set on first use. */
  lexemes?: readonly (readonly string[])[]
}

export interface AnalyzedBody {
  readonly language: string
  readonly lines: readonly AnalyzedText[]
  /** Set on first use. */
  vector?: string
}

/** Creates an analyzer. Its size grows with the vocabulary, not with the number of texts. */
export function createTextAnalyzer(): TextAnalyzer {
  const plain = createTextCache()
  const numbered = createTextCache()
  const bodies = new WeakMap<readonly string[], AnalyzedBody>()
  const lexemesByWord = new Map<string, Map<string, readonly string[]>>()
  let pending = new Map<string, PendingWord>()
  // Sequential, since a batch may need words that another one is still resolving.
  let resolving = Promise.resolve()

  const analyzeCached = (
    cache: TextCache,
    text: string,
    language: string,
    split: () => readonly string[],
  ): AnalyzedText => cache.get(language, text) ?? cache.set(text, addPending({ language, words: split() }))

  function addPending(line: AnalyzedText): AnalyzedText {
    for (const word of line.words) addPendingWord(word, line.language)
    return line
  }

  function addPendingWord(word: string, language: string): void {
    const hasDigit = digit.test(word)
    const isResolved = (hasDigit && isOwnLexeme(word)) || lexemesByWord.get(language)?.has(word)
    const isCorrectable = word.length >= 3 && !isUnspaced(word) && !/^\p{N}+$/u.test(word)
    // Part numbers are the same in every language, and too many to cache.
    const storedLanguage = hasDigit ? numberLanguage : language
    if (!isResolved || (hasDigit && isCorrectable))
      pending.set(`${isResolved ? storedLanguage : language} ${word}`, {
        language,
        word,
        storedLanguage: isCorrectable ? storedLanguage : null,
      })
  }

  const analyze = (text: string, language: string) => analyzeCached(plain, text, language, () => split(text, language))
  const toWordLexemes = (word: string, language: string) =>
    lexemesByWord.get(language)?.get(word) ?? (isOwnLexeme(word) ? [word] : [])
  const toLexemes = (line: AnalyzedText) =>
    (line.lexemes ??= line.words.map((word) => toWordLexemes(word, line.language)))

  return {
    analyze,
    analyzeWithPartNumbers(text, language) {
      const splitAll = () => [...split(text, language), ...listPartNumbers(text)]
      // Part numbers rarely repeat and would only evict other lines.
      if (digit.test(text)) return addPending({ language, words: splitAll() })
      return analyzeCached(numbered, text, language, splitAll)
    },
    analyzeAll(texts, language) {
      const cached = bodies.get(texts)
      if (cached?.language === language) return cached
      const body: AnalyzedBody = { language, lines: truncate(texts.map((text) => analyze(text, language))) }
      bodies.set(texts, body)
      return body
    },
    resolveLexemes: (queries) => (resolving = resolving.then(() => resolvePending(queries))),
    toLexemes,
    toVector: (body) =>
      (body.vector ??= [...new Set(body.lines.flatMap(toLexemes).flat())].map((lexeme) => `'${lexeme}'`).join(' ')),
  }

  async function resolvePending(queries: Queries): Promise<void> {
    const batch = [...pending.values()]
    pending = new Map()
    if (batch.length === 0) return
    const stored = batch.filter(({ storedLanguage }) => storedLanguage !== null)
    if (stored.length > 0)
      await queries.execute(sql`
          insert into ${words} (language, word)
          select distinct "storedLanguage", word from json_to_recordset(${JSON.stringify(stored)}::json) as row("storedLanguage" text, word text)
          on conflict do nothing`)
    const unknown = batch.filter(({ word }) => !isOwnLexeme(word))
    if (unknown.length === 0) return
    const resolved = await queries
      .select({ language: sql<string>`language`, word: sql<string>`word`, lexemes: sql<string[]>`lexemes` })
      .from(
        sql`(
            select language, word, array(
              select lexeme from unnest(to_tsvector(('search.' || language)::regconfig, word)) order by positions[1]
            ) as lexemes
            from json_to_recordset(${JSON.stringify(unknown)}::json) as row(language text, word text)
          ) as resolved`,
      )
    const newLexemes: { readonly language: string; readonly lexeme: string }[] = []
    for (const { language, word, lexemes: found } of resolved) {
      const byWord = lexemesByWord.get(language) ?? new Map<string, readonly string[]>()
      lexemesByWord.set(language, byWord.set(word, found))
      newLexemes.push(...found.filter((lexeme) => !digit.test(lexeme)).map((lexeme) => ({ language, lexeme })))
    }
    if (newLexemes.length === 0) return
    await queries.execute(sql`
        insert into ${lexemes} (language, lexeme)
        select distinct language, lexeme from json_to_recordset(${JSON.stringify(newLexemes)}::json) as row(language text, lexeme text)
        on conflict do nothing`)
  }
}

/** Text without spaces is also indexed as pairs of characters, since a query may be segmented differently. */
function split(text: string, language: string): readonly string[] {
  const folded = foldText(text)
  return [...splitFolded(folded, language), ...listPairs(folded)]
}

/** PostgreSQL limits a `tsvector` to 1 MB; words beyond this limit are not indexed. */
function truncate(lines: readonly AnalyzedText[]): readonly AnalyzedText[] {
  let count = 0
  return lines.filter(({ words: { length } }) => (count += length) <= maxBodyWords)
}

const maxBodyWords = 20_000

interface PendingWord {
  readonly language: string
  readonly word: string
  /** The language it is stored under; null if it is not stored for spelling corrections. */
  readonly storedLanguage: string | null
}

interface TextCache {
  readonly get: (language: string, text: string) => AnalyzedText | undefined
  readonly set: (text: string, line: AnalyzedText) => AnalyzedText
}

/** Lines by language and text, limited to what the technical data of a large catalogue needs. */
function createTextCache(): TextCache {
  const byLanguage = new Map<string, Map<string, AnalyzedText>>()
  return {
    get: (language, text) => byLanguage.get(language)?.get(text),
    set(text, line) {
      const cached = byLanguage.get(line.language)
      const lines = cached === undefined || cached.size >= maxLines ? new Map<string, AnalyzedText>() : cached
      byLanguage.set(line.language, lines.set(text, line))
      return line
    },
  }
}

const maxLines = 5_000

const digit = /\p{N}/u

/**
 * True if the lexeme of a word is the word itself in every language: part numbers, except those that PostgreSQL parses
 * as a number (`3e4b`).
 */
function isOwnLexeme(word: string): boolean {
  return /^[a-z0-9]*[0-9][a-z0-9]*$/.test(word) && !/[0-9]e[0-9]/.test(word)
}
