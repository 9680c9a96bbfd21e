import { toPlainFilename } from '@kudex/domain/uploads'

/** Reads the file name from the `Upload-Metadata` header, without folders and line breaks; null if the header is malformed. */
export function readFilename(header: string | string[] | undefined): string | null {
  if (header === undefined) return 'file'
  if (typeof header !== 'string' || header.length > 2_000) return null
  for (const pair of header.split(',')) {
    const [name, value = ''] = pair.trim().split(' ')
    if (name !== 'filename') continue
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(value)) return null
    return toPlainFilename(Buffer.from(value, 'base64').toString('utf8'))
  }
  return 'file'
}
