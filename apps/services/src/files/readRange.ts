export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  /** Not satisfiable: status 416. */
  | { readonly kind: 'outside' }

/**
 * Parses the `Range` header for a single byte range (RFC 9110). Malformed headers, other units and multiple ranges select
 * the whole file, as the standard allows.
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (from === '' && to === '') return { kind: 'whole' }
  if (from === '')
    return Number(to) === 0 || size === 0 ? { kind: 'outside' } : toPart(Math.max(0, size - Number(to)), size - 1)
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return { kind: 'whole' }
  return start >= size ? { kind: 'outside' } : toPart(start, end)
}

function toPart(start: number, end: number): ByteRange {
  return { kind: 'part', start, end }
}
