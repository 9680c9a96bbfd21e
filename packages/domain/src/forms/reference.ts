/** Letters and digits that cannot be confused when read aloud (Crockford's Base32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Idempotency key of a submission: 64 hexadecimal digits, the same for a repeated submission. */
export function isSubmissionKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/**
 * The reference number for phone calls: `KX-7F3C-9A2B`. Derived from the key, so that host and service compute the
 * same.
 */
export function toReference(key: string): string {
  const digits = Array.from({ length: 8 }, (_, index) => {
    const value = Number.parseInt(key.slice(index * 2, index * 2 + 2), 16)
    return alphabet[value % alphabet.length] ?? '0'
  }).join('')
  return `KX-${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** True if a text is a reference number. */
export function isReference(text: string): boolean {
  return /^KX-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text)
}
