import { toPlainFilename } from '@kudex/domain/uploads'
import type { UploadPurpose } from './tables.ts'

export interface UploadMetadata {
  /** Without folders and line breaks. */
  readonly filename: string
  /** Null for other purposes. */
  readonly purpose: UploadPurpose | null
}

/** Reads the `Upload-Metadata` header; null if it is malformed. */
export function readMetadata(header: string | string[] | undefined): UploadMetadata | null {
  if (header === undefined) return { filename: 'file', purpose: null }
  if (typeof header !== 'string' || header.length > 2_000) return null
  const values = new Map<string, string>()
  for (const pair of header.split(',')) {
    const [name = '', value = ''] = pair.trim().split(' ')
    if (name !== 'filename' && name !== 'purpose') continue
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(value)) return null
    // The first one counts.
    if (!values.has(name)) values.set(name, Buffer.from(value, 'base64').toString('utf8'))
  }
  const filename = values.get('filename')
  return {
    filename: filename === undefined ? 'file' : toPlainFilename(filename),
    purpose: purposes.find((purpose) => purpose === values.get('purpose')) ?? null,
  }
}

const purposes: readonly UploadPurpose[] = ['ticket', 'content']
