/** The name of a file as one line without folders and without marks that turn its letters around; never empty. */
export function toPlainFilename(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, '')
    .replace(/^.*[\\/]/, '')
    .trim()
  return Array.from(plain).slice(0, longest).join('') || 'file'
}

/** Characters that are kept of a name. */
const longest = 200
