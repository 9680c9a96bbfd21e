/** Number of bytes needed to recognize a file. */
export const signatureLength = 64

/** Media types that can be uploaded. Not SVG, which can contain scripts. */
export type MediaType = (typeof mediaTypes)[number]

const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/bmp',
  'image/tiff',
  'image/avif',
  'image/heic',
  'video/mp4',
  'video/quicktime',
  'video/3gpp',
  'video/webm',
  'video/x-matroska',
  'video/x-msvideo',
  'video/mpeg',
  'video/x-ms-asf',
] as const

/** Recognizes an image or video by its first bytes, regardless of its name; null for other files (FORM-13). */
export function recognizeMedia(bytes: Uint8Array): MediaType | null {
  const start = readLatin(bytes, 0, signatureLength)
  for (const [signature, type] of signatures) if (start.startsWith(signature)) return type
  const container = start.slice(0, 4)
  const kind = start.slice(8, 12)
  // Texts may start with the same two letters: check that the four bytes after the size are zero.
  if (start.startsWith('BM') && start.slice(6, 10) === '\0\0\0\0') return 'image/bmp'
  if (container === 'RIFF') return riffKinds.get(kind) ?? null
  if (start.slice(4, 8) === 'ftyp') return resolveBrand(kind)
  // Old QuickTime files have no brand: their first box is the movie.
  if (/^(?:moov|mdat|wide)$/.test(start.slice(4, 8))) return 'video/quicktime'
  if (container === '\u001aE\u00df\u00a3') return resolveMatroska(start)
  return null
}

const signatures: readonly (readonly [string, MediaType])[] = [
  ['\u00ff\u00d8\u00ff', 'image/jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
  ['\0\0\u0001\u00ba', 'video/mpeg'],
  ['\0\0\u0001\u00b3', 'video/mpeg'],
  // Identifier of the ASF header (WMV).
  ['0&\u00b2u\u008ef\u00cf\u0011\u00a6\u00d9\0\u00aa\0b\u00cel', 'video/x-ms-asf'],
]

const riffKinds: ReadonlyMap<string, MediaType> = new Map([
  ['WEBP', 'image/webp'],
  ['AVI ', 'video/x-msvideo'],
])

/**
 * The type of an ISO base media file by its brand. Cameras and programs use many brands: all are videos except those of
 * images and audio.
 */
function resolveBrand(brand: string): MediaType | null {
  if (/^avi[fs]$/.test(brand)) return 'image/avif'
  if (/^(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) return 'image/heic'
  if (brand === 'qt  ') return 'video/quicktime'
  if (/^3g[2egprs]/.test(brand)) return 'video/3gpp'
  return /^(?:M4[ABP]|F4[AB]) $/.test(brand) ? null : 'video/mp4'
}

/** Both are EBML; the document type is near the beginning. */
function resolveMatroska(start: string): MediaType | null {
  if (start.includes('webm')) return 'video/webm'
  return start.includes('matroska') ? 'video/x-matroska' : null
}

function readLatin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
