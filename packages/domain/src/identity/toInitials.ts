/**
 * The initials of a full name: of its first and last word; `''` without a name. Of a name without spaces, as in Chinese
 * and Japanese, the first character, which begins the family name.
 */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  return firstLetter(words[0] ?? '') + (words.length > 1 ? firstLetter(words.at(-1) ?? '') : '')
}

/** A grapheme: a letter with its combining marks. */
export function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('en').segment(word)
  return (first?.segment ?? '').toLocaleUpperCase('en')
}
