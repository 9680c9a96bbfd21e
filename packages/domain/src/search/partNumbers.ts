import { foldText } from './foldText.ts'

/**
 * The normal form of a part number or a type name: `CS-240.10`, `cs 240/10` and `CS24010` have the same. Letters and
 * digits only, folded; empty if there are none.
 */
export function toPartNumber(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Index keys of the part numbers in a text: from each word to the end of the text or the maximum length. `CS 260 Duo`
 * gives `cs260duo` and `260duo`; words without a digit after them give none.
 */
export function listPartNumbers(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const numbers = new Set<string>()
  for (let start = 0; start < words.length; start++) {
    let joined = ''
    for (const word of words.slice(start, start + maxParts)) {
      if (joined.length + word.length > maxPartNumberLength) break
      joined += word
    }
    if (/\p{N}/u.test(joined)) numbers.add(joined)
  }
  return [...numbers]
}

/** Maximum number of words in a part number. */
const maxParts = 5

const maxPartNumberLength = 40
