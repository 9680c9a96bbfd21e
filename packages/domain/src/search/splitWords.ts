import { foldText } from './foldText.ts'

/** The words of a text, folded: runs of letters and digits; Chinese and Japanese by the words of their languages. */
export function splitWords(text: string, language: string): string[] {
  return splitFolded(foldText(text), language)
}

/** As {@link splitWords}, of a text that is folded already. */
export function splitFolded(folded: string, language: string): string[] {
  const runs = folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return runs.flatMap((run) => (isUnspaced(run) ? segment(run, language) : [run])).map(shorten)
}

/** Tells whether a text is of a script that writes words without spaces. */
export function isUnspaced(text: string): boolean {
  return unspaced.test(text)
}

/** All pairs of neighbours in a word without spaces: what finds it when two texts are segmented differently. */
export function toPairs(word: string): string[] {
  const characters = Array.from(word)
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function segment(run: string, language: string): string[] {
  const words: string[] = []
  // Letters and digits within such a run (`CS240压接机`) are words of their own.
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

/** Nobody types a longer word, and an index has no room for what is none. */
function shorten(word: string): string {
  return word.length <= 40 ? word : Array.from(word).slice(0, 40).join('').slice(0, 40).toWellFormed()
}
