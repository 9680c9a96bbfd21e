/** The part of a file that is asked for. */
export type AskedRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  /** Nothing of the file lies in it: 416. */
  | { readonly kind: 'outside' }

/**
 * Reads the header `Range` (RFC 9110): one part of bytes. Whatever is malformed, in another unit or more than one part
 * is answered with the whole file, as the standard allows.
 */
export function readRange(header: string | undefined, size: number): AskedRange {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (from === '' && to === '') return { kind: 'whole' }
  if (from === '')
    return Number(to) === 0 || size === 0 ? { kind: 'outside' } : toPart(Math.max(0, size - Number(to)), size - 1)
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return { kind: 'whole' }
  return start >= size ? { kind: 'outside' } : toPart(start, end)
}

function toPart(start: number, end: number): AskedRange {
  return { kind: 'part', start, end }
}
