import { encodeExtended } from 'content-disposition'

/**
 * Formats the `Content-Disposition` header (ROUTE-44, ROUTE-45) with an ASCII fallback and the full name (RFC 8187).
 * Replaces characters that could end the header or form a path.
 */
export function toContentDisposition(kind: 'inline' | 'attachment', filename: string): string {
  const safe = toSafeName(filename)
  // Again, because NFKD turns a full-width quotation mark into a plain one.
  const plain = toSafeName(safe.normalize('NFKD').replace(/[^\x20-\x7e]+/g, ''))
  return `${kind}; filename="${plain}"; filename*=${encodeExtended(safe)}`
}

function toSafeName(filename: string): string {
  return filename.replace(/[\p{Cc}\p{Cs}"\\/:*?<>|]+/gu, '-').replace(/^[.\s-]+/, '') || 'file'
}
