import { foldText } from './foldText.ts'

/** The folded words of a text: runs of letters and digits; Chinese and Japanese are segmented. */
export function splitWords(text: string, language: string): string[] {
  return splitFolded(foldText(text), language)
}

/** {@link splitWords} for folded text. */
export function splitFolded(folded: string, language: string): string[] {
  const runs = folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return runs.flatMap((run) => (isUnspaced(run) ? segment(run, language) : [run])).map(shorten)
}

/** True if the script has no spaces between words. */
export function isUnspaced(text: string): boolean {
  return unspaced.test(text)
}

/** All bigrams of the runs without spaces in a folded text, across the words that a segmenter finds there. */
export function listPairs(folded: string): string[] {
  return (folded.match(unspacedRuns) ?? []).flatMap(toPairs)
}

/** All bigrams of a word without spaces, which match if two texts are segmented differently. */
export function toPairs(word: string): string[] {
  const characters = Array.from(word)
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const unspacedRuns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu

function segment(run: string, language: string): string[] {
  const words: string[] = []
  // Letters and digits in such a run (`CS240压接机`) are separate words.
  for (const part of run.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu,
  ) ?? []) {
    if (!isUnspaced(part)) words.push(part)
    else
      for (const { segment: word, isWordLike } of segmenterOf(language).segment(part)) if (isWordLike) words.push(word)
  }
  return words
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const spoken = language === 'ja' ? 'ja' : 'zh'
  const segmenter = segmenters.get(spoken) ?? new Intl.Segmenter(spoken, { granularity: 'word' })
  segmenters.set(spoken, segmenter)
  return segmenter
}

/** Maximum length of an indexed word. */
function shorten(word: string): string {
  return word.length <= 40 ? word : Array.from(word).slice(0, 40).join('').slice(0, 40).toWellFormed()
}
