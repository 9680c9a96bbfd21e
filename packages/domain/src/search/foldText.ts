/**
 * Normalizes text for search: lower case, no accents, compatibility forms (`²` is `2`, full width is half width), `ß`
 * as `ss`. Lone surrogates and control characters become spaces.
 */
export function foldText(text: string): string {
  // Fast path for plain ASCII texts.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return Array.from(text.toWellFormed().normalize('NFC'), foldCharacter).join('')
}

/** Normalizes one character, to none, one or several characters. */
export function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const plain = character
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFKC')
    .toLowerCase()
    // Lower casing may add combining marks (İ).
    .replace(/[\u0300-\u036f\u3099\u309a]+/g, '')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu, ' ')
  return Array.from(plain, (part) => spelledOut.get(part) ?? part).join('')
}

/** Letters without a decomposition, as people type them on other keyboards. */
const spelledOut: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
])

/** Cache of normalized characters; a lookup saves three normalizations. */
const folded: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 95 }, (_, index) => {
    const character = String.fromCodePoint(index + 32)
    return [character, character.toLowerCase()]
  }),
)
