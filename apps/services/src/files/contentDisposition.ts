import { encodeExtended } from 'content-disposition'

/**
 * The header of a file that is shown or saved (ROUTE-44, ROUTE-45). The name is given as ASCII for old programs and in
 * full (RFC 8187); no character of it can end the header or name a folder.
 */
export function toContentDisposition(kind: 'inline' | 'attachment', filename: string): string {
  const safe = filename.replace(/[\p{Cc}\p{Cs}"\\/:*?<>|]+/gu, '-').replace(/^[.\s-]+/, '') || 'file'
  const plain = safe.normalize('NFKD').replace(/[^\x20-\x7e]+/g, '') || 'file'
  return `${kind}; filename="${plain}"; filename*=${encodeExtended(safe)}`
}
