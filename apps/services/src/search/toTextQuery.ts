import { isUnspaced, toPairs } from '@kudex/domain/search'
import type { FoundWords } from './findWords.ts'
import type { Term } from './readTerms.ts'

/** How far a query is widened. */
export interface Widening {
  /** Whether the last word is still being typed. */
  readonly isTyping: boolean
  /** `every` word has to be there, or `some`. */
  readonly needs: 'every' | 'some'
}

/**
 * What `to_tsquery` takes, for one language, as parts that all have to be there; words are letters and digits in quotes, so that nothing of a query is an
 * operator. Each word of the query may be there itself, by another name, corrected or within another; neighbours may be
 * one word or part number (`cs 240`, `crimp line`).
 */
export function toTextQueries(
  terms: readonly Term[],
  found: ReadonlyMap<string, FoundWords>,
  language: string,
  { isTyping, needs }: Widening,
): readonly string[] {
  const joins = listJoins(terms.map(({ word }) => word))
  const groups = terms.map((term, index) => {
    // `cs 2` goes on as `cs2…`: what begins with the figure alone is far too much.
    const isFigure = /^\p{N}{1,2}$/u.test(term.word) && joins.has(index)
    const isLast = isTyping && index === terms.length - 1 && !isFigure
    const alternatives = [
      toLexeme(term.word, isLast || mayGoOn(term.word, terms.length)),
      ...toPairGroup(term.word),
      ...(joins.get(index) ?? []).map((joined) => toLexeme(joined, true)),
      ...(term.synonyms.get(language) ?? []).map((words) => toGroup(words, true)),
    ]
    const { corrections = [], containing = [] } = found.get(term.word) ?? {}
    alternatives.push(...[...corrections, ...containing].map((word) => toLexeme(word, isLast)))
    return `(${[...new Set(alternatives)].join(' | ')})`
  })
  const parts = [...new Set(groups)]
  return needs === 'every' ? parts : [parts.join(' | ')]
}

/** The words themselves and nothing else: what ranks first. */
export function toStrictQuery(terms: readonly Term[]): string {
  return terms.map(({ word }) => toLexeme(word, false)).join(' & ')
}

/** Neighbours written as one, by the place of each of their words. */
function listJoins(words: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const joins = new Map<number, string[]>()
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 2; end <= Math.min(words.length, start + 5); end++) {
      const joined = words.slice(start, end).join('')
      const isPartNumber = /\p{N}/u.test(joined)
      if (joined.length > 40 || isUnspaced(joined) || (!isPartNumber && end - start > 3)) break
      for (let place = start; place < end; place++) joins.set(place, [...(joins.get(place) ?? []), joined])
    }
  }
  return joins
}

/** Short words are whole words; longer ones and part numbers may go on. */
function mayGoOn(word: string, count: number): boolean {
  if (/\p{N}/u.test(word)) return word.length >= 3 && !/^\p{N}+$/u.test(word)
  return word.length >= (count === 1 ? 3 : 4)
}

function toPairGroup(word: string): string[] {
  if (!isUnspaced(word) || word.length < 3) return []
  return [toGroup(toPairs(word), false)]
}

function toGroup(words: readonly string[], mayContinue: boolean): string {
  return `(${words.map((word) => toLexeme(word, mayContinue && word.length >= 4)).join(' & ')})`
}

function toLexeme(word: string, mayContinue: boolean): string {
  const bare = word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
  return mayContinue ? `'${bare}':*` : `'${bare}'`
}
