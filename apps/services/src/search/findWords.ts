import { allowedEdits, editDistance, isUnspaced } from '@kudex/domain/search'
import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { words } from './tables.ts'

/** What a word of a query stands for in the index, beside itself. */
export interface FoundWords {
  /** Words it may have been meant to be. */
  readonly corrections: readonly string[]
  /** Longer words that hold it: `maschine` in `crimpmaschine`. */
  readonly containing: readonly string[]
  /** Words it is made of: `kabel` and `schneiden` in `kabelschneide`. */
  readonly parts: readonly string[]
  /** Whether the index has it, or a word that begins with it. */
  readonly isKnown: boolean
}

/** Looks words up in the words of the index, in one statement however many they are. */
export async function findWords(
  queries: Queries,
  asked: readonly string[],
  languages: readonly string[],
  isTradeWord: (word: string) => boolean,
): Promise<ReadonlyMap<string, FoundWords>> {
  const sought = asked.filter((word) => word.length >= 3 && !isUnspaced(word) && !/^\p{N}+$/u.test(word))
  if (sought.length === 0) return new Map()
  const exact = sought.flatMap((word) => [...listSwaps(word), ...listParts(word)].map((form) => [word, form] as const))
  const spoken = toArrayText(languages)
  const rows = await queries.select({ asked: sql<string>`asked`, word: sql<string>`word`, kind: sql<Kind>`kind` }).from(
    sql`(
        select asked.asked, found.word, found.kind
        from unnest(${toArrayText(sought)}::text[]) as asked(asked)
        cross join lateral (
          -- The ends of a range, not like: a pattern that is no constant finds no way into the tree of beginnings.
          select exists (select from ${words} where word ~>=~ asked.asked and word ~<~ (asked.asked || ${lastCharacter})
            and (language = '*' or language = any(${spoken}::text[]))) as is_known
        ) beginning
        cross join lateral (
          (select asked.asked as word, 'known' as kind where beginning.is_known)
          union all
          (select word, 'containing' from ${words}
            where language <> '*' and language = any(${spoken}::text[]) and length(asked.asked) >= 5
              and word like '%' || asked.asked || '%'
            order by length(word) limit ${mostContaining})
          union all
          (select word, 'similar' from ${words}
            -- Not among part numbers: nobody can tell a wrong one from another one.
            where not beginning.is_known and language <> '*' and language = any(${spoken}::text[])
              and length(asked.asked) >= 4 and word % asked.asked
            order by similarity(word, asked.asked) desc, word limit ${mostSimilar})
        ) found
        union all
        select form.asked, ${words}.word, 'exact'
        from unnest(${toArrayText(exact.map(([word]) => word))}::text[], ${toArrayText(exact.map(([, form]) => form))}::text[])
          as form(asked, word)
        join ${words} on ${words}.word = form.word
          and (${words}.language = '*' or ${words}.language = any(${spoken}::text[]))
      ) as answer`,
  )
  const byWord = Map.groupBy(rows, (row) => row.asked)
  return new Map(sought.map((word) => [word, toFound(word, byWord.get(word) ?? [], isTradeWord)]))
}

/** The highest code point: no word goes on with it. */
const lastCharacter = '\u{10FFFF}'

type Kind = 'known' | 'containing' | 'similar' | 'exact'

const mostContaining = 20
const mostSimilar = 12

function toFound(
  word: string,
  rows: readonly { readonly word: string; readonly kind: Kind }[],
  isTradeWord: (word: string) => boolean,
): FoundWords {
  const exact = new Set(rows.filter((row) => row.kind === 'exact').map((row) => row.word))
  const of = (kind: Kind) => [...new Set(rows.filter((row) => row.kind === kind).map((row) => row.word))]
  const isKnown = of('known').length > 0
  const edits = allowedEdits(word)
  const swaps = listSwaps(word).filter((form) => exact.has(form))
  const near = [...of('similar'), ...swaps].filter((other) => other !== word && isNear(word, other, edits))
  return {
    isKnown,
    corrections: isKnown ? [] : [...new Set(near)].slice(0, 6),
    containing: of('containing').filter((other) => !other.startsWith(word)),
    parts:
      isKnown || word.length > longestCompound
        ? []
        : resolveParts(word, (form) => exact.has(form) || isTradeWord(form)),
  }
}

function isNear(word: string, other: string, edits: number): boolean {
  return edits > 0 && editDistance(word, other, edits) <= edits
}

/** The word with two neighbours changed places, which trigrams see as another word altogether. */
function listSwaps(word: string): string[] {
  if (word.length < 4) return []
  return Array.from(word)
    .slice(1)
    .map((_, index) => {
      const letters = Array.from(word)
      ;[letters[index], letters[index + 1]] = [letters[index + 1] ?? '', letters[index] ?? '']
      return letters.join('')
    })
}

/** Everything within a compound that may be a word of its own, in the forms that stand alone. */
function listParts(word: string): string[] {
  if (word.length < 8 || word.length > longestCompound || /\p{N}/u.test(word)) return []
  const forms: string[] = []
  for (let start = 0; start <= word.length - shortestPart; start++) {
    for (let end = start + shortestPart; end <= word.length; end++) forms.push(...standAlone(word.slice(start, end)))
  }
  return forms
}

const shortestPart = 4
const longestCompound = 30

function standAlone(part: string): string[] {
  return [part, `${part}n`, `${part}en`, ...(/(?:s|n|en|es)$/.test(part) ? [part.replace(/(?:es|en|s|n)$/, '')] : [])]
}

/** The words a compound is made of, the longest first; none unless all of it is known. */
function resolveParts(word: string, isWord: (form: string) => boolean): string[] {
  for (let cut = word.length; cut >= shortestPart; cut--) {
    const beginning = standAlone(word.slice(0, cut)).find(isWord)
    if (beginning === undefined) continue
    const rest = word.slice(cut)
    if (rest === '') return [beginning]
    const others = rest.length >= shortestPart ? resolveParts(rest, isWord) : []
    if (others.length > 0) return [beginning, ...others]
  }
  return []
}

/** A list as PostgreSQL writes one; words are letters and digits, so nothing has to be escaped. */
export function toArrayText(list: readonly string[]): string {
  return `{${list.map((word) => `"${word.replaceAll(/["\\]/g, '')}"`).join(',')}}`
}
