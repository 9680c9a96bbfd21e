import { uploadCheckTimeout } from '../../limits.ts'

/** A finished upload. */
export interface FoundUpload {
  readonly uploadId: string
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
}

/** Finds finished uploads by their ids; null if one of them does not exist or is unfinished. */
export type FindUploads = (ids: readonly string[]) => Promise<readonly FoundUpload[] | null>

/** Asks the upload service by the tus protocol, where `HEAD` returns size, offset and metadata. */
export function createFindUploads(uploadsUrl: string): FindUploads {
  return async (ids) => {
    const found = await Promise.all(ids.map((id) => findUpload(uploadsUrl, id)))
    return found.every((upload) => upload !== null) ? found : null
  }
}

async function findUpload(uploadsUrl: string, uploadId: string): Promise<FoundUpload | null> {
  const response = await fetch(`${uploadsUrl}/${uploadId}`, {
    method: 'HEAD',
    headers: { 'tus-resumable': '1.0.0' },
    signal: AbortSignal.timeout(uploadCheckTimeout),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The upload service answers ${response.status}`)
  const size = response.headers.get('upload-length')
  const metadata = readMetadata(response.headers.get('upload-metadata') ?? '')
  const [name, mediaType] = [metadata.get('filename'), metadata.get('filetype')]
  if (size === null || size !== response.headers.get('upload-offset') || !name || !mediaType) return null
  return { uploadId, name, mediaType, size: Number(size) }
}

function readMetadata(header: string): ReadonlyMap<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  return new Map(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]))
}
