import { sendUpload } from '../uploads/index.ts'

/** A picture that pages can show. */
interface LibraryPicture {
  readonly name: string
  readonly imageId: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** A file that pages can link to. */
interface LibraryFile {
  readonly slug: string
  readonly filename: string
  readonly contentType: string
  /** Bytes. */
  readonly size: number
}

export type LibraryItem = LibraryPicture | LibraryFile

/** Pictures or files, and how many match. */
export interface LibraryPage {
  readonly total: number
  readonly items: readonly LibraryItem[]
}

/** Result of storing an upload. */
type StoredItem =
  | { readonly kind: 'picture'; readonly name: string }
  | { readonly kind: 'file'; readonly slug: string; readonly contentType: string }
  /** The service does not accept such a file. */
  | { readonly kind: 'refused' }

/** Creates the browser's client of pictures and files; it calls the host with the session of the editor. */
export function createMediaLibrary({ send = fetch }: { readonly send?: typeof fetch } = {}) {
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await send(path, init)
    if (response.ok || response.status === 422) return response
    throw new Error(`The host answered ${response.status}`)
  }
  return {
    /** Rejects if the list cannot be loaded. */
    list: async (
      {
        kind,
        search,
        offset,
      }: { readonly kind: 'pictures' | 'files'; readonly search: string; readonly offset: number },
      signal: AbortSignal,
    ): Promise<LibraryPage> => {
      const query = new URLSearchParams({ kind, search, offset: String(offset) })
      const response = await ask(`${mediaPath}?${query.toString()}`, { signal })
      return (await response.json()) as LibraryPage
    },
    /** Sends a file and stores it. `key`: 32 hexadecimal digits. Rejects with an `UploadError`, or if it cannot be stored. */
    upload: async (file: File, key: string, signal: AbortSignal): Promise<StoredItem> => {
      const { location } = await sendUpload(file, { path: '/api/uploads', purpose: 'content', key, signal })
      const response = await ask(mediaPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ uploadId: location.split('/').at(-1) }),
        signal,
      })
      return response.ok ? ((await response.json()) as StoredItem) : { kind: 'refused' }
    },
  }
}

const mediaPath = '/api/editor/media'
