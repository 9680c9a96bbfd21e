/** Letters and digits that nobody takes for each other when they are read aloud (Crockford). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A submission's key: 64 hexadecimal digits, the same for the same thing sent twice. */
export function isSubmissionKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** The number that a sender can name on the phone: `KX-7F3C-9A2B`, from the key, so that host and service agree on it. */
export function toReference(key: string): string {
  const digits = Array.from({ length: 8 }, (_, index) => {
    const value = Number.parseInt(key.slice(index * 2, index * 2 + 2), 16)
    return alphabet[value % alphabet.length] ?? '0'
  }).join('')
  return `KX-${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** Tells whether a text is a reference number. */
export function isReference(text: string): boolean {
  return /^KX-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text)
}
