import { isUnspaced, toPairs } from '@kudex/domain/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { findWords, type FoundWords } from './findWords.ts'
import { isSynonymTerm, parseQuery, splitCompounds, type QueryTerm } from './parseQuery.ts'

/** A parsed query with what the index has for its words. */
export interface ResolvedQuery {
  readonly terms: readonly QueryTerm[]
  readonly found: ReadonlyMap<string, FoundWords>
  readonly languages: readonly string[]
}

/** Parses a query and looks its words up in the index, in one statement; null if it has no words. */
export async function resolveQuery(
  queries: Queries,
  query: string,
  language: string,
  languages: readonly string[],
): Promise<ResolvedQuery | null> {
  const terms = parseQuery(query, language, languages)
  if (terms.length === 0) return null
  const words = terms.map(({ word }) => word)
  const found = await findWords(queries, words, languages, (word) => isSynonymTerm(word, languages))
  return { terms: splitCompounds(terms, found, languages), found, languages }
}

/** How a query is expanded. */
export interface QueryExpansion {
  /** True while the last word is still being typed. */
  readonly isTyping: boolean
  /** Whether a document has to match every word or some. */
  readonly match: 'every' | 'some'
}

/**
 * The query in each language, as a derived table of text search queries: `words` is the whole query, `titles` the same for
 * titles, `strict` the words without any expansion. `forms` and `title_forms` hold the query in parts and with prefixes
 * replaced by whole words: the indexes find these faster, but ranking by them is slower. Languages in which all words
 * are stop words are left out.
 */
export function toTextQueryTable({ terms, found, languages }: ResolvedQuery, expansion: QueryExpansion): SQL {
  const strict = terms.map(({ word }) => toLexeme(word, false)).join(' & ')
  const rows = languages.map((language) => {
    const parts = toTextQueries(terms, found, language, expansion)
    const parse = (text: string) => sql`to_tsquery(${`search.${language}`}::regconfig, ${text})`
    return sql`(${language}, ${parse(parts.join(' & '))}, ${parse(strict)}, array[${sql.join(parts.map(parse), sql`, `)}])`
  })
  return sql`(
    select language, words, search.titles(words) as titles, strict, forms,
      array(select search.titles(form) from unnest(forms) as form) as title_forms
    from (
      select language, words, strict,
        array(select search.expand(language, part) from unnest(parts) as part where numnode(part) > 0) as forms
      from (values ${sql.join(rows, sql`, `)}) as parsed (language, words, strict, parts)
      where numnode(words) > 0
    ) as expanded
  )`
}

/**
 * The query in one language as inputs of `to_tsquery` that all have to match. Words are quoted letters and digits, so
 * nothing in a query acts as an operator. A word matches itself, a synonym, a correction, or a longer word that contains
 * it; neighbouring words also match when written as one (`cs 240`, `crimp line`).
 */
function toTextQueries(
  terms: readonly QueryTerm[],
  found: ReadonlyMap<string, FoundWords>,
  language: string,
  { isTyping, match }: QueryExpansion,
): readonly string[] {
  const joins = listJoins(terms.map(({ word }) => word))
  const groups = terms.map((term, index) => {
    // `cs 2` continues as `cs2…`; a prefix of one or two digits alone would match far too much.
    const isShortNumber = /^\p{N}{1,2}$/u.test(term.word) && joins.has(index)
    const isLast = isTyping && index === terms.length - 1 && !isShortNumber
    const alternatives = [
      toLexeme(term.word, isLast || matchesPrefix(term.word, terms.length)),
      ...toPairGroup(term.word),
      ...(joins.get(index) ?? []).map((joined) => toLexeme(joined, true)),
      ...(term.synonyms.get(language) ?? []).map((words) => toGroup(words, true)),
    ]
    const { corrections = [], containing = [] } = found.get(term.word) ?? {}
    alternatives.push(...[...corrections, ...containing].map((word) => toLexeme(word, isLast)))
    return `(${[...new Set(alternatives)].join(' | ')})`
  })
  const parts = [...new Set(groups)]
  return match === 'every' ? parts : [parts.join(' | ')]
}

/** Neighbouring words written as one, by the index of each of the words. */
function listJoins(words: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const joins = new Map<number, string[]>()
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 2; end <= Math.min(words.length, start + 5); end++) {
      const joined = words.slice(start, end).join('')
      const isPartNumber = /\p{N}/u.test(joined)
      if (joined.length > 40 || isUnspaced(joined) || (!isPartNumber && end - start > 3)) break
      for (let index = start; index < end; index++) joins.set(index, [...(joins.get(index) ?? []), joined])
    }
  }
  return joins
}

/** True if a word is also searched as a prefix: long words and part numbers. */
function matchesPrefix(word: string, count: number): boolean {
  if (/\p{N}/u.test(word)) return word.length >= 3 && !/^\p{N}+$/u.test(word)
  return word.length >= (count === 1 ? 3 : 4)
}

function toPairGroup(word: string): string[] {
  if (!isUnspaced(word) || word.length < 3) return []
  return [toGroup(toPairs(word), false)]
}

/** Words that all have to match. The index has words without spaces as pairs of characters. */
function toGroup(words: readonly string[], isPrefix: boolean): string {
  const indexed = words.flatMap((word) => (isUnspaced(word) && word.length > 2 ? toPairs(word) : [word]))
  return `(${indexed.map((word) => toLexeme(word, isPrefix && word.length >= 4)).join(' & ')})`
}

function toLexeme(word: string, isPrefix: boolean): string {
  const bare = word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
  return isPrefix ? `'${bare}':*` : `'${bare}'`
}
