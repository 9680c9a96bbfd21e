import { foldText, isUnspaced, listPartNumbers, splitFolded, toPairs } from '@kudex/domain/search'
import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { lexemes, numberLanguage, words } from './tables.ts'

/**
 * Reads texts into words, and knows what each word is in the tree of its language: the database is asked once for a word,
 * not once for every text that has it.
 */
export interface Lexicon {
  /** The words of a text; machines have most lines of their technical data in common, which are read once. */
  readonly read: (text: string, language: string) => Line
  /** As `read`, with the part numbers in the text. */
  readonly readWithNumbers: (text: string, language: string) => Line
  /** Reads texts that are searched as one; those of several things are read once if they are the same list. */
  readonly readAll: (texts: readonly string[], language: string) => Body
  /** Asks for the words that were read since, and notes them for those who misspell them; three statements, or none. */
  readonly learn: (queries: Queries) => Promise<void>
  /** What each learned word of a line is in the tree of its language; nothing for one that says nothing there (`the`). */
  readonly toLexemes: (line: Line) => readonly (readonly string[])[]
  /** The learned words of texts as `tsvector` takes them, without their places. */
  readonly toVector: (body: Body) => string
}

/** A text that was read. */
export interface Line {
  readonly language: string
  readonly words: readonly string[]
  /** Filled when it is first asked for. */
  lexemes?: readonly (readonly string[])[]
}

/** Texts that were read together. */
export interface Body {
  readonly language: string
  readonly lines: readonly Line[]
  /** Filled when it is first asked for. */
  vector?: string
}

/** Creates a lexicon; it grows with the words of the languages, not with the number of texts. */
export function createLexicon(): Lexicon {
  const plain = createMemory()
  const numbered = createMemory()
  const bodies = new WeakMap<readonly string[], Body>()
  const known = new Map<string, Map<string, readonly string[]>>()
  let fresh = new Map<string, FreshWord>()
  // One after the other: what one batch has noted may be asked for by another one.
  let learning = Promise.resolve()

  const remember = (memory: Memory, text: string, language: string, split: () => readonly string[]): Line =>
    memory.get(language, text) ?? memory.keep(text, noteAll({ language, words: split() }))

  function noteAll(line: Line): Line {
    for (const word of line.words) note(word, line.language)
    return line
  }

  function note(word: string, language: string): void {
    const hasDigit = digit.test(word)
    const isLearned = (hasDigit && isItself(word)) || known.get(language)?.has(word)
    const isMisspelt = word.length >= 3 && !isUnspaced(word) && !/^\p{N}+$/u.test(word)
    // Part numbers are the same in every language, and too many to be kept once they are noted.
    const spoken = hasDigit ? numberLanguage : language
    if (!isLearned || (hasDigit && isMisspelt))
      fresh.set(`${isLearned ? spoken : language} ${word}`, { language, word, spoken: isMisspelt ? spoken : null })
  }

  const read = (text: string, language: string) => remember(plain, text, language, () => split(text, language))
  const toWordLexemes = (word: string, language: string) =>
    known.get(language)?.get(word) ?? (isItself(word) ? [word] : [])
  const toLexemes = (line: Line) => (line.lexemes ??= line.words.map((word) => toWordLexemes(word, line.language)))

  return {
    read,
    readWithNumbers(text, language) {
      const readAll = () => [...split(text, language), ...listPartNumbers(text)]
      // Part numbers are hardly ever read twice: they would only take the place of other lines.
      if (digit.test(text)) return noteAll({ language, words: readAll() })
      return remember(numbered, text, language, readAll)
    },
    readAll(texts, language) {
      const held = bodies.get(texts)
      if (held?.language === language) return held
      const body: Body = { language, lines: cutAfter(texts.map((text) => read(text, language))) }
      bodies.set(texts, body)
      return body
    },
    learn: (queries) => (learning = learning.then(() => learnFresh(queries))),
    toLexemes,
    toVector: (body) =>
      (body.vector ??= [...new Set(body.lines.flatMap(toLexemes).flat())].map((lexeme) => `'${lexeme}'`).join(' ')),
  }

  async function learnFresh(queries: Queries): Promise<void> {
    const asked = [...fresh.values()]
    fresh = new Map()
    if (asked.length === 0) return
    const noted = asked.filter(({ spoken }) => spoken !== null)
    if (noted.length > 0)
      await queries.execute(sql`
          insert into ${words} (language, word)
          select distinct spoken, word from json_to_recordset(${JSON.stringify(noted)}::json) as row(spoken text, word text)
          on conflict do nothing`)
    const unknown = asked.filter(({ word }) => !isItself(word))
    if (unknown.length === 0) return
    const learned = await queries
      .select({ language: sql<string>`language`, word: sql<string>`word`, lexemes: sql<string[]>`lexemes` })
      .from(
        sql`(
            select language, word, array(
              select lexeme from unnest(to_tsvector(('search.' || language)::regconfig, word)) order by positions[1]
            ) as lexemes
            from json_to_recordset(${JSON.stringify(unknown)}::json) as row(language text, word text)
          ) as answer`,
      )
    const learnedForms: { readonly language: string; readonly lexeme: string }[] = []
    for (const { language, word, lexemes: read } of learned) {
      const spoken = known.get(language) ?? new Map<string, readonly string[]>()
      known.set(language, spoken.set(word, read))
      learnedForms.push(...read.filter((lexeme) => !digit.test(lexeme)).map((lexeme) => ({ language, lexeme })))
    }
    if (learnedForms.length === 0) return
    await queries.execute(sql`
        insert into ${lexemes} (language, lexeme)
        select distinct language, lexeme from json_to_recordset(${JSON.stringify(learnedForms)}::json) as row(language text, lexeme text)
        on conflict do nothing`)
  }
}

function split(text: string, language: string): readonly string[] {
  return splitFolded(foldText(text), language).flatMap(withPairs)
}

/** PostgreSQL holds a megabyte of words of one thing; what comes after so many tells nothing new. */
function cutAfter(lines: readonly Line[]): readonly Line[] {
  let count = 0
  return lines.filter(({ words: { length } }) => (count += length) <= mostBodyWords)
}

const mostBodyWords = 20_000

interface FreshWord {
  readonly language: string
  readonly word: string
  /** The language that it is noted under; null for a word that nobody misspells. */
  readonly spoken: string | null
}

interface Memory {
  readonly get: (language: string, text: string) => Line | undefined
  readonly keep: (text: string, line: Line) => Line
}

/** Lines by language and text; so many that a large catalogue finds its technical data again, and no more. */
function createMemory(): Memory {
  const byLanguage = new Map<string, Map<string, Line>>()
  return {
    get: (language, text) => byLanguage.get(language)?.get(text),
    keep(text, line) {
      const held = byLanguage.get(line.language)
      const lines = held === undefined || held.size >= mostLines ? new Map<string, Line>() : held
      byLanguage.set(line.language, lines.set(text, line))
      return line
    },
  }
}

const mostLines = 5_000

const digit = /\p{N}/u

/** Part numbers in plain letters and digits are the same in every tree, other than what reads as a figure (`3e4b`). */
function isItself(word: string): boolean {
  return /^[a-z0-9]*[0-9][a-z0-9]*$/.test(word) && !/[0-9]e[0-9]/.test(word)
}

/** A word without spaces is also found by its pairs, since the query may be segmented otherwise. */
function withPairs(word: string): readonly string[] {
  return isUnspaced(word) && word.length > 2 ? [word, ...toPairs(word)] : [word]
}
