import { encodeExtended } from 'content-disposition'

/**
 * Formats the `Content-Disposition` header (ROUTE-44, ROUTE-45) with an ASCII fallback and the full name (RFC 8187).
 * Replaces characters that could end the header or form a path.
 */
export function toContentDisposition(kind: 'inline' | 'attachment', filename: string): string {
  // Compatible forms turn into the characters themselves, such as a full-width quotation mark.
  const plain = toSafeName(
    toSafeName(filename)
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]+/g, ''),
  )
  return `${kind}; filename="${plain}"; filename*=${encodeExtended(toSafeName(filename))}`
}

function toSafeName(filename: string): string {
  return filename.replace(/[\p{Cc}\p{Cs}"\\/:*?<>|]+/gu, '-').replace(/^[.\s-]+/, '') || 'file'
}
