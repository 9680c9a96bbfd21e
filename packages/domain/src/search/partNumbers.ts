import { foldText } from './foldText.ts'

/**
 * The normal form of a part number or a type name: `CS-240.10`, `cs 240/10` and `CS24010` are one. Letters and digits
 * only, folded; empty where there are none.
 */
export function toPartNumber(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * What part numbers in a text are found by: from each of its words that begins one, everything to its end or to where
 * it grows too long. `CS 260 Duo` gives `cs260duo` and `260duo`; words without any digit after them give nothing.
 */
export function listPartNumbers(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const numbers = new Set<string>()
  for (let start = 0; start < words.length; start++) {
    let joined = ''
    for (const word of words.slice(start, start + mostParts)) {
      if (joined.length + word.length > longestPartNumber) break
      joined += word
    }
    if (/\p{N}/u.test(joined)) numbers.add(joined)
  }
  return [...numbers]
}

/** Words of one part number at most. */
const mostParts = 5

const longestPartNumber = 40
