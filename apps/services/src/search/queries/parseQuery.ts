import { foldText, isUnspaced, splitFolded } from '@kudex/domain/search'
import { stopWords } from '../synonyms/stopWords.ts'
import { synonymSets } from '../synonyms/synonymSets.ts'
import type { FoundWords } from './findWords.ts'

const stopWordSets = new Map(
  Object.entries(stopWords).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** A word of a query, with its synonyms in the searched languages. */
export interface QueryTerm {
  readonly word: string
  /** Synonyms by language. A synonym is one word, or several that must all match. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** The words of a query without stop words, with their synonyms; at most twelve. */
export function parseQuery(query: string, language: string, languages: readonly string[]): QueryTerm[] {
  const folded = foldText(query)
  const words = tokenize(folded, language, languages).slice(0, maxTerms)
  return toTerms(removeStopWords(words, languages), languages)
}

/** Removes stop words (`mise en service` becomes `mise service`), unless all words are stop words. */
function removeStopWords(words: readonly string[], languages: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !languages.some((spoken) => stopWordSets.get(spoken)?.has(word)))
  return rest.length > 0 ? rest : words
}

function toTerms(words: readonly string[], languages: readonly string[]): QueryTerm[] {
  const sets = findSynonymSets(words, languages)
  return words.map((word, index) => ({ word, synonyms: collectSynonyms(sets.get(index) ?? [], languages) }))
}

const maxTerms = 12

/**
 * Splits compounds that the index does not know: `kabelschneidemaschine` becomes `kabel`, `schneiden` and `maschine`, each
 * with its synonyms.
 */
export function splitCompounds(
  terms: readonly QueryTerm[],
  found: ReadonlyMap<string, FoundWords>,
  languages: readonly string[],
): readonly QueryTerm[] {
  return terms.flatMap((term) => {
    const { parts = [], corrections = [], containing = [] } = found.get(term.word) ?? {}
    const hasSynonyms = [...term.synonyms.values()].some((names) => names.length > 0)
    if (parts.length < 2 || hasSynonyms || corrections.length > 0 || containing.length > 0) return [term]
    return toTerms(parts, languages)
  })
}

/** True if a word is part of a synonym in one of the languages. */
export function isSynonymTerm(word: string, languages: readonly string[]): boolean {
  return languages.some((language) => synonymTerms.get(language)?.has(word))
}

/** Tokenizes scripts without spaces: known synonyms first, the longest first, then the language's own segmentation. */
function tokenize(folded: string, language: string, languages: readonly string[]): string[] {
  if (!isUnspaced(folded)) return splitFolded(folded, language)
  const known = languages.flatMap((spoken) => unspacedOf(spoken))
  const pieces: { readonly text: string; readonly isWhole: boolean }[] = []
  let rest = ''
  for (let position = 0; position < folded.length;) {
    const term = known.find((word) => folded.startsWith(word, position))
    if (term === undefined) {
      const character = String.fromCodePoint(folded.codePointAt(position) ?? 32)
      rest += character
      position += character.length
      continue
    }
    pieces.push({ text: rest, isWhole: false }, { text: term, isWhole: true })
    rest = ''
    position += term.length
  }
  pieces.push({ text: rest, isWhole: false })
  return pieces.flatMap(({ text, isWhole }) => (isWhole ? [text] : splitFolded(text, language)))
}

/** The synonym sets that neighbouring words name, by the index of each word; the longest name wins. */
function findSynonymSets(
  words: readonly string[],
  languages: readonly string[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>()
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(4, words.length - start); length > 0; length--) {
      const span = words.slice(start, start + length)
      const sets = indexed.filter(({ names }) =>
        languages.some((language) => (names.get(language) ?? []).some((name) => isSameName(name, span))),
      )
      if (sets.length === 0) continue
      for (let index = start; index < start + length; index++)
        found.set(
          index,
          sets.map(({ index }) => index),
        )
      start += length - 1
      break
    }
  }
  return found
}

/** Words are equal regardless of their endings: `abisolieren` and `abisolierer`. */
function isSameName(name: readonly string[], span: readonly string[]): boolean {
  return name.length === span.length && name.every((word, index) => isSameWord(word, span[index] ?? ''))
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  if (shorter < 5 || Math.abs(one.length - other.length) > 3) return false
  const stem = Math.max(5, shorter - 2)
  return one.slice(0, stem) === other.slice(0, stem)
}

function collectSynonyms(
  sets: readonly number[],
  languages: readonly string[],
): ReadonlyMap<string, readonly (readonly string[])[]> {
  return new Map(
    languages.map((language) => [language, sets.flatMap((index) => indexed[index]?.names.get(language) ?? [])]),
  )
}

const indexed = synonymSets.map(({ words }, index) => ({
  index,
  names: new Map(
    Object.entries(words).map(([language, list]) => [
      language,
      list.map((name) =>
        isUnspaced(name) ? [foldText(name)] : removeStopWords(splitFolded(foldText(name), language), [language]),
      ),
    ]),
  ),
}))

const synonymTerms = new Map(
  Object.keys(synonymSets[0]?.words ?? {}).map((language) => [
    language,
    new Set(indexed.flatMap(({ names }) => (names.get(language) ?? []).flat())),
  ]),
)

function unspacedOf(language: string): readonly string[] {
  const words =
    unspaced.get(language) ??
    indexed
      .flatMap(({ names }) => names.get(language) ?? [])
      .flatMap((name) => (name.length === 1 && isUnspaced(name[0] ?? '') ? [name[0] ?? ''] : []))
      .toSorted((one, other) => other.length - one.length)
  unspaced.set(language, words)
  return words
}

const unspaced = new Map<string, readonly string[]>()
