import { foldText, isUnspaced, splitFolded } from '@kudex/domain/search'
import type { FoundWords } from './findWords.ts'
import { emptyWords } from './thesaurus/emptyWords.ts'
import { tradeThesaurus } from './thesaurus/tradeThesaurus.ts'

const empty = new Map<string, ReadonlySet<string>>()

/** A word of a query, with what it also may be called in the languages that are searched. */
export interface Term {
  readonly word: string
  /** Other words for it, by language; each is one word or several that have to be there together. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** The words of a query that say something, with their synonyms; at most twelve. */
export function readTerms(query: string, language: string, languages: readonly string[]): Term[] {
  const folded = foldText(query)
  const words = cutUnspaced(folded, language, languages).slice(0, mostTerms)
  return toTerms(listTelling(words, languages), languages)
}

/** The words that say something (`mise en service` is `mise service`); all of them if none does. */
function listTelling(words: readonly string[], languages: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !languages.some((spoken) => emptyOf(spoken).has(word)))
  return telling.length > 0 ? telling : words
}

function toTerms(words: readonly string[], languages: readonly string[]): Term[] {
  const ideas = findIdeas(words, languages)
  return words.map((word, index) => ({ word, synonyms: collectSynonyms(ideas.get(index) ?? [], languages) }))
}

const mostTerms = 12

/**
 * The terms with compounds that nothing is called by replaced by what they are made of: `kabelschneidemaschine` asks for
 * `kabel`, `schneiden` and `maschine`, each with its synonyms.
 */
export function partCompounds(
  terms: readonly Term[],
  found: ReadonlyMap<string, FoundWords>,
  languages: readonly string[],
): readonly Term[] {
  return terms.flatMap((term) => {
    const { parts = [], corrections = [], containing = [] } = found.get(term.word) ?? {}
    const hasSynonyms = [...term.synonyms.values()].some((names) => names.length > 0)
    if (parts.length < 2 || hasSynonyms || corrections.length > 0 || containing.length > 0) return [term]
    return toTerms(parts, languages)
  })
}

/** Tells whether the trade uses a word in one of the languages. */
export function isTradeWord(word: string, languages: readonly string[]): boolean {
  return languages.some((language) => tradeWords.get(language)?.has(word))
}

/** Words without spaces: what the trade calls something first, the longest first; the rest by the language's words. */
function cutUnspaced(folded: string, language: string, languages: readonly string[]): string[] {
  if (!isUnspaced(folded)) return splitFolded(folded, language)
  const known = languages.flatMap((spoken) => unspacedOf(spoken))
  const pieces: { readonly text: string; readonly isWhole: boolean }[] = []
  let rest = ''
  for (let place = 0; place < folded.length;) {
    const term = known.find((word) => folded.startsWith(word, place))
    if (term === undefined) {
      const character = String.fromCodePoint(folded.codePointAt(place) ?? 32)
      rest += character
      place += character.length
      continue
    }
    pieces.push({ text: rest, isWhole: false }, { text: term, isWhole: true })
    rest = ''
    place += term.length
  }
  pieces.push({ text: rest, isWhole: false })
  return pieces.flatMap(({ text, isWhole }) => (isWhole ? [text] : splitFolded(text, language)))
}

/** The ideas that neighbouring words of the query name, by the place of each of these words; the longest name wins. */
function findIdeas(words: readonly string[], languages: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>()
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(4, words.length - start); length > 0; length--) {
      const span = words.slice(start, start + length)
      const ideas = indexed.filter(({ names }) =>
        languages.some((language) => (names.get(language) ?? []).some((name) => isSameName(name, span))),
      )
      if (ideas.length === 0) continue
      for (let place = start; place < start + length; place++)
        found.set(
          place,
          ideas.map(({ place: idea }) => idea),
        )
      start += length - 1
      break
    }
  }
  return found
}

/** One form of a word stands for its endings: `abisolieren` and `abisolierer`. */
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
  ideas: readonly number[],
  languages: readonly string[],
): ReadonlyMap<string, readonly (readonly string[])[]> {
  return new Map(
    languages.map((language) => [language, ideas.flatMap((place) => indexed[place]?.names.get(language) ?? [])]),
  )
}

const indexed = tradeThesaurus.map(({ words }, place) => ({
  place,
  names: new Map(
    Object.entries(words).map(([language, list]) => [
      language,
      list.map((name) =>
        isUnspaced(name) ? [foldText(name)] : listTelling(splitFolded(foldText(name), language), [language]),
      ),
    ]),
  ),
}))

const tradeWords = new Map(
  Object.keys(tradeThesaurus[0]?.words ?? {}).map((language) => [
    language,
    new Set(indexed.flatMap(({ names }) => (names.get(language) ?? []).flat())),
  ]),
)

function emptyOf(language: string): ReadonlySet<string> {
  const words = empty.get(language) ?? new Set((emptyWords[language] ?? '').split(' '))
  empty.set(language, words)
  return words
}

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
