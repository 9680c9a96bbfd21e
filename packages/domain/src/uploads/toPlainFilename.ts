/** Sanitizes a file name: one line, no folders, no bidirectional control characters; never empty. */
export function toPlainFilename(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, '')
    .replace(/^.*[\\/]/, '')
    .trim()
  return Array.from(plain).slice(0, maxLength).join('') || 'file'
}

/** Maximum length of a name. */
const maxLength = 200
