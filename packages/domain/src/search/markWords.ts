import { allowedEdits, editDistance } from './editDistance.ts'
import { foldCharacter } from './foldText.ts'
import { toPartNumber } from './partNumbers.ts'
import { isUnspaced, splitWords } from './splitWords.ts'

/** A piece of a text; the pieces in their order are the text. */
export interface MarkedPart {
  readonly text: string
  readonly isMatch?: true
}

/**
 * Splits a text into parts that match a query and parts between them (SEARCH-05). Compares words, so that HTML and
 * regular expressions in query or text have no effect. The joined parts are the unchanged text.
 */
export function markWords(text: string, query: string, language: string): MarkedPart[] {
  const terms = [...new Set(splitWords(query, language))].slice(0, maxTerms)
  const number = toPartNumber(query)
  const words = listWords(text)
  const marked = new Set<number>()
  markNumbers(words, number, marked)
  const ranges: [number, number][] = []
  for (const [index, word] of words.entries()) {
    if (marked.has(index) || (!isUnspaced(word.folded) && terms.some((term) => isSameWord(word.folded, term)))) {
      ranges.push([word.start, word.end])
    } else if (isUnspaced(word.folded)) {
      ranges.push(...findWithin(word, terms))
    }
  }
  return cut(text, joinNeighbours(text, ranges, marked.size > 0))
}

const maxTerms = 20

interface TextWord {
  readonly folded: string
  readonly start: number
  readonly end: number
  /** For each folded character the index of its original character. */
  readonly places: readonly number[]
}

/** Words with their ranges in the original text. */
function listWords(text: string): TextWord[] {
  const words: TextWord[] = []
  let folded = ''
  let places: number[] = []
  let start = 0
  let place = 0
  const finish = () => {
    if (folded !== '') words.push({ folded, start, end: place, places })
    folded = ''
    places = []
  }
  for (const character of text) {
    const plain = foldCharacter(character)
    if (/^[\p{L}\p{N}\p{M}]+$/u.test(plain)) {
      if (folded === '') start = place
      for (let index = 0; index < plain.length; index++) places.push(place)
      folded += plain
      // A combining mark is folded to nothing and belongs to the letter before it.
    } else if (plain !== '') finish()
    place += character.length
  }
  finish()
  return words
}

/** Matches a form, an extension or a misspelling of the word. */
function isSameWord(word: string, term: string): boolean {
  if (word === term) return true
  if (term.length < 4 || word.length < 4) return false
  if (word.startsWith(term)) return true
  const stem = term.length > 5 ? term.slice(0, -2) : term
  if (word.startsWith(stem) && word.length <= term.length + 3) return true
  const edits = allowedEdits(term)
  return edits > 0 && editDistance(word, term, edits) <= edits
}

/** Adjacent words that form the part number: `CS 240` for `cs-240`. */
function markNumbers(words: readonly TextWord[], number: string, marked: Set<number>): void {
  if (!/\p{N}/u.test(number) || number.length < 3) return
  for (let start = 0; start < words.length; start++) {
    let joined = ''
    for (let end = start; end < Math.min(words.length, start + 5) && joined.length < number.length; end++) {
      joined += words[end]?.folded ?? ''
      if (!number.startsWith(joined)) break
      if (joined === number) for (let index = start; index <= end; index++) marked.add(index)
    }
  }
}

function findWithin(word: TextWord, terms: readonly string[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const term of terms) {
    for (let found = word.folded.indexOf(term); found !== -1; found = word.folded.indexOf(term, found + term.length)) {
      // A character that folds to several (㍿ to 株式会社) is marked as a whole.
      let end = found + term.length
      while (end < word.places.length && word.places[end] === word.places[end - 1]) end++
      ranges.push([word.places[found] ?? word.start, word.places[end] ?? word.end])
    }
  }
  return ranges
}

/** Sorted ranges without overlaps; a part number includes the characters between its words. */
function joinNeighbours(text: string, ranges: readonly [number, number][], isNumber: boolean): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    const isNext = last && (start <= last[1] || (isNumber && /^[ .\-/·\u00a0]$/u.test(text.slice(last[1], start))))
    if (last && isNext) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

function cut(text: string, ranges: readonly [number, number][]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let place = 0
  for (const [start, end] of ranges) {
    if (start > place) parts.push({ text: text.slice(place, start) })
    parts.push({ text: text.slice(start, end), isMatch: true })
    place = end
  }
  if (place < text.length) parts.push({ text: text.slice(place) })
  return parts
}
