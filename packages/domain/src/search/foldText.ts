/**
 * A text as search compares it: lower case, without accents, compatible forms as their plain ones (`²` is `2`, full
 * width is half width), `ß` as `ss`. What is no text, such as lone surrogates and control characters, becomes a space.
 */
export function foldText(text: string): string {
  // Most texts are plain: a look at all characters at once spares a look at each.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return Array.from(text.toWellFormed().normalize('NFC'), foldCharacter).join('')
}

/** One character as search compares it; none, one or several characters. */
export function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const plain = character
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFKC')
    .toLowerCase()
    // Lower case may bring marks of its own (İ).
    .replace(/[\u0300-\u036f\u3099\u309a]+/g, '')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu, ' ')
  return Array.from(plain, (part) => spelledOut.get(part) ?? part).join('')
}

/** Letters that are no letter with an accent, as people type them without. */
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

/** Most characters are one of these; looking them up spares three normalizations. */
const folded: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 95 }, (_, index) => {
    const character = String.fromCodePoint(index + 32)
    return [character, character.toLowerCase()]
  }),
)
