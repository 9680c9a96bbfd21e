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
interface LibraryPage {
  readonly total: number
  readonly items: readonly LibraryItem[]
}

/** What an upload was stored as. */
export type StoredItem =
  | { readonly kind: 'picture'; readonly name: string }
  | { readonly kind: 'file'; readonly slug: string; readonly contentType: string }

/** Creates the browser's client of pictures and files; it calls the host with the session of the editor. */
export function createMediaLibrary({ send = fetch }: { readonly send?: typeof fetch } = {}) {
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await send(path, init)
    if (response.ok || failures.has(response.status)) return response
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
      if (!response.ok) throw new Error(`The host answered ${response.status}`)
      return (await response.json()) as LibraryPage
    },
    /** Stores an upload as a new picture or file, by its location. Rejects if the service does not respond. */
    store: async (
      { location, language }: NewMedia,
      signal: AbortSignal,
    ): Promise<StoredItem | { readonly kind: MediaFailure }> => {
      const response = await ask(mediaPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ uploadId: toUploadId(location), language }),
        signal,
      })
      if (response.ok) return (await response.json()) as StoredItem
      return { kind: failures.get(response.status) ?? 'refused' }
    },
    /** Replaces the bytes of a picture or file by those of an upload. Rejects if the service does not respond. */
    replace: async (
      { kind, id, version, language }: ReplacedItem,
      location: string,
      signal: AbortSignal,
    ): Promise<'replaced' | MediaFailure> => {
      const response = await ask(`/api/editor/${kind}/${encodeURIComponent(id)}/bytes`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': `"${version}"` },
        body: JSON.stringify({ uploadId: toUploadId(location), language }),
        signal,
      })
      return failures.get(response.status) ?? 'replaced'
    },
  }
}

/** `unauthenticated`: the session has ended; `refused`: the service does not accept such a file. */
type MediaFailure = 'unauthenticated' | 'stale' | 'refused'

const failures = new Map<number, MediaFailure>([
  [401, 'unauthenticated'],
  [412, 'stale'],
  [422, 'refused'],
])

/** A finished upload that becomes a picture, or a file in a language. */
export interface NewMedia {
  readonly location: string
  readonly language?: string | undefined
}

/** A picture by its name or a file by its slug, in the version that the editor has seen. */
export interface ReplacedItem {
  readonly kind: 'pictures' | 'files'
  readonly id: string
  readonly version: string
  /** Language of the file; missing for pictures. */
  readonly language?: string | undefined
}

function toUploadId(location: string): string | undefined {
  return location.split('/').at(-1)
}

const mediaPath = '/api/editor/media'
