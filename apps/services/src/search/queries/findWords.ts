import { allowedEdits, editDistance, isUnspaced } from '@kudex/domain/search'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { words } from '../tables.ts'

/** Index words that match a word of a query. */
export interface FoundWords {
  readonly corrections: readonly string[]
  /** Compounds that contain it, in languages that write these as one word: `crimpmaschine` for `maschine`. */
  readonly containing: readonly string[]
  /** The parts of a compound: `kabel` and `schneiden` of `kabelschneide`. */
  readonly parts: readonly string[]
  /** True if the index has the word, or a word that begins with it. */
  readonly isKnown: boolean
}

/** Looks up words in the index, in one statement. */
export async function findWords(
  queries: Queries,
  asked: readonly string[],
  languages: readonly string[],
  isSynonymTerm: (word: string) => boolean,
): Promise<ReadonlyMap<string, FoundWords>> {
  const sought = asked.filter((word) => word.length >= 3 && !isUnspaced(word) && !/^\p{N}+$/u.test(word))
  if (sought.length === 0) return new Map()
  const exact = sought.flatMap((word) =>
    [...listTranspositions(word), ...listParts(word)].map((form) => [word, form] as const),
  )
  const searched = toArrayLiteral(languages)
  const compounding = toArrayLiteral(languages.filter((language) => compoundLanguages.has(language)))
  const rows = await queries.select({ asked: sql<string>`asked`, word: sql<string>`word`, kind: sql<Kind>`kind` }).from(
    sql`(
        select asked.asked, found.word, found.kind
        from unnest(${toArrayLiteral(sought)}::text[]) as asked(asked)
        cross join lateral (
          -- A range instead of like: with a pattern that is not constant the planner does not use the prefix index.
          select exists (select from ${words} where word ~>=~ asked.asked and word ~<~ (asked.asked || ${lastCharacter})
            and (language = '*' or language = any(${searched}::text[]))) as is_known
        ) beginning
        cross join lateral (
          (select asked.asked as word, 'known' as kind where beginning.is_known)
          union all
          (select word, 'containing' from ${words}
            where language = any(${compounding}::text[]) and length(asked.asked) >= 5
              and word like '%' || asked.asked || '%'
            order by length(word) limit ${maxContaining})
          union all
          (select word, 'similar' from ${words}
            -- Not for part numbers: a misspelled one cannot be told from another one.
            where not beginning.is_known and language <> '*' and language = any(${searched}::text[])
              and length(asked.asked) >= 4 and word % asked.asked
            order by similarity(word, asked.asked) desc, word limit ${maxSimilar})
        ) found
        union all
        select form.asked, ${words}.word, 'exact'
        from unnest(${toArrayLiteral(exact.map(([word]) => word))}::text[], ${toArrayLiteral(exact.map(([, form]) => form))}::text[])
          as form(asked, word)
        join ${words} on ${words}.word = form.word
          and (${words}.language = '*' or ${words}.language = any(${searched}::text[]))
      ) as result`,
  )
  const byWord = Map.groupBy(rows, (row) => row.asked)
  return new Map(sought.map((word) => [word, toFoundWords(word, byWord.get(word) ?? [], isSynonymTerm)]))
}

/** The highest code point: the upper end of a range of prefixes. */
const lastCharacter = '\u{10FFFF}'

type Kind = 'known' | 'containing' | 'similar' | 'exact'

/** In the others a longer word is unrelated: `information` for the French `formation`. */
const compoundLanguages: ReadonlySet<string> = new Set(['de', 'hu'])

const maxContaining = 20
const maxSimilar = 12

function toFoundWords(
  word: string,
  rows: readonly { readonly word: string; readonly kind: Kind }[],
  isSynonymTerm: (word: string) => boolean,
): FoundWords {
  const exact = new Set(rows.filter((row) => row.kind === 'exact').map((row) => row.word))
  const of = (kind: Kind) => [...new Set(rows.filter((row) => row.kind === kind).map((row) => row.word))]
  const isKnown = of('known').length > 0
  const edits = allowedEdits(word)
  const transpositions = listTranspositions(word).filter((form) => exact.has(form))
  const near = [...of('similar'), ...transpositions].filter((other) => other !== word && isNear(word, other, edits))
  return {
    isKnown,
    corrections: isKnown ? [] : [...new Set(near)].slice(0, 6),
    containing: of('containing').filter((other) => !other.startsWith(word)),
    parts:
      isKnown || word.length > maxCompoundLength
        ? []
        : resolveParts(word, (form) => exact.has(form) || isSynonymTerm(form)),
  }
}

function isNear(word: string, other: string, edits: number): boolean {
  return edits > 0 && editDistance(word, other, edits) <= edits
}

/** The word with two neighbouring letters swapped; trigrams do not find these. */
function listTranspositions(word: string): string[] {
  if (word.length < 4) return []
  return Array.from(word)
    .slice(1)
    .map((_, index) => {
      const letters = Array.from(word)
      ;[letters[index], letters[index + 1]] = [letters[index + 1] ?? '', letters[index] ?? '']
      return letters.join('')
    })
}

/** All substrings of a compound that may be words, in their base forms. */
function listParts(word: string): string[] {
  if (word.length < 8 || word.length > maxCompoundLength || /\p{N}/u.test(word)) return []
  const forms: string[] = []
  for (let start = 0; start <= word.length - minPartLength; start++) {
    for (let end = start + minPartLength; end <= word.length; end++)
      forms.push(...listBaseForms(word.slice(start, end)))
  }
  return forms
}

const minPartLength = 4
const maxCompoundLength = 30

function listBaseForms(part: string): string[] {
  return [part, `${part}n`, `${part}en`, ...(/(?:s|n|en|es)$/.test(part) ? [part.replace(/(?:es|en|s|n)$/, '')] : [])]
}

/** Splits a compound into known words, preferring long ones; empty unless all parts are known. */
function resolveParts(word: string, isWord: (form: string) => boolean): string[] {
  for (let cut = word.length; cut >= minPartLength; cut--) {
    const beginning = listBaseForms(word.slice(0, cut)).find(isWord)
    if (beginning === undefined) continue
    const rest = word.slice(cut)
    if (rest === '') return [beginning]
    const others = rest.length >= minPartLength ? resolveParts(rest, isWord) : []
    if (others.length > 0) return [beginning, ...others]
  }
  return []
}

/** A PostgreSQL array literal. Quotes and backslashes are removed. */
export function toArrayLiteral(list: readonly string[]): string {
  return `{${list.map((word) => `"${word.replaceAll(/["\\]/g, '')}"`).join(',')}}`
}
