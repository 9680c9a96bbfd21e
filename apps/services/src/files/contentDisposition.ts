/**
 * How a file is offered: shown, or saved where that was asked for (ROUTE-44, ROUTE-45). The name is given twice: plain
 * for old programs, and as it is; nothing in it ends the header or names a folder.
 */
export function toContentDisposition(kind: 'inline' | 'attachment', filename: string): string {
  const safe = filename.replace(/[\p{Cc}\p{Cs}"\\/:*?<>|]+/gu, '-').replace(/^[.\s-]+/, '') || 'file'
  const plain = safe.normalize('NFKD').replace(/[^\x20-\x7e]+/g, '')
  const exact = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain || 'file'}"; filename*=UTF-8''${exact}`
}
