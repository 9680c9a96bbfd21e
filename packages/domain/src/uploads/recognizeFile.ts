import { recognizeMedia, signatureLength, type MediaType } from './recognizeMedia.ts'

/** Media types of files of editors: pictures and films, documents, captions. */
export type FileType = MediaType | 'application/pdf' | 'text/vtt'

/** Recognizes a file of an editor by its first bytes, regardless of its name; null for other files. */
export function recognizeFile(bytes: Uint8Array): FileType | null {
  const start = String.fromCharCode(...bytes.subarray(0, signatureLength))
  if (/^%PDF-[12]\.\d/.test(start)) return 'application/pdf'
  // Captions may begin with a byte order mark.
  if (/^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[\t\n\r ]|$)/.test(start)) return 'text/vtt'
  return recognizeMedia(bytes)
}
