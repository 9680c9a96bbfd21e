/** A parsed raw request path. */
export interface RawPath {
  /** Decoded segments, empty ones left out. */
  readonly segments: readonly string[]
  /** False with a slash at the end or doubled slashes (ROUTE-15, ROUTE-16). */
  readonly isTidy: boolean
  /** False with broken encoding, control characters, backslashes or dot segments (ROUTE-53). */
  readonly isValid: boolean
}

/** Parses a raw path; never throws (ROUTE-06, ROUTE-53). */
export function parseRawPath(path: string): RawPath {
  const raw = path.split('/').filter((segment) => segment !== '')
  const decoded = raw.map(decodeSegment)
  const isValid = path.startsWith('/') && decoded.every((segment) => segment !== null && isUsable(segment))
  return {
    segments: decoded.map((segment) => segment ?? ''),
    isTidy: raw.length === 0 ? path === '/' : path.length === raw.join('/').length + 1,
    isValid,
  }
}

/** The path of decoded segments, safe in a header: it starts with one slash and is plain ASCII. */
export function buildPath(segments: readonly string[]): string {
  return `/${segments.map(encodeSegment).join('/')}`
}

function decodeSegment(segment: string): string | null {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function isUsable(segment: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the pattern matches control characters
  return !dotSegment.test(segment) && !/[\u0000-\u001f\u007f\\]/.test(segment) && segment.isWellFormed()
}

/** Some servers strip path parameters first, so that `..;a` means `..`. */
const dotSegment = /^\.\.?(?:;|$)/

function encodeSegment(segment: string): string {
  // Fast path: called several times per request, and nearly every segment is plain.
  if (/^[\w.~-]*$/.test(segment)) return segment
  // Keep characters readable that `encodeURIComponent` encodes but a segment may contain.
  return encodeURIComponent(segment.toWellFormed()).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
}
