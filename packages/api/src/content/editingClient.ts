import type { ContentProblem } from '@kudex/domain/editing'
import { ServiceError, type CallOptions } from '../transport/index.ts'
import { createWriteInterface, type WriteInterfaceOptions } from './writeInterface.ts'

/** An entry of a kind of content as editors read it; for a page the draft, or the published page if it has no draft. */
export interface EditedEntry {
  readonly id: string
  readonly version: string
  readonly value: Readonly<Record<string, unknown>>
}

/** A field that the service refuses: its path within the entry, what it takes in English, and the code of a text. */
export type EntryProblem = Omit<ContentProblem, 'value'>

/**
 * Result of a save. `stale`: the entry has another version than the one that was sent; `refused`: the service cannot
 * store the value, for example because it is too large or has a character that is not valid.
 */
export type EntrySaving =
  | { readonly kind: 'saved'; readonly version: string }
  | { readonly kind: 'rejected'; readonly problems: readonly EntryProblem[] }
  | { readonly kind: 'stale'; readonly updatedBy: string | null }
  | { readonly kind: 'refused' }

export interface EditingClient {
  /**
   * `kind` is that of the write interface: `pages`, `redirects`, … Resolves to null for an unknown entry. Rejects with
   * a {@link ServiceError}.
   */
  readonly fetchEntry: (kind: string, id: string, options?: CallOptions) => Promise<EditedEntry | null>
  /** Saves an entry; for a page its draft. `version` null creates it. Rejects with a {@link ServiceError}. */
  readonly saveEntry: (save: EntrySave, options?: CallOptions) => Promise<EntrySaving>
  /** Deletes an entry that has the version. Rejects with a {@link ServiceError}. */
  readonly deleteEntry: (entry: Omit<EntrySave, 'value'>, options?: CallOptions) => Promise<EntryDeletion>
  /** Entries of a kind that match a text, in parts. Rejects with a {@link ServiceError}. */
  readonly listRecords: (kind: string, query: RecordQuery, options?: CallOptions) => Promise<RecordList>
  /** The id of a picture in the image service; null for an unknown one. Rejects with a {@link ServiceError}. */
  readonly fetchImageId: (name: string, options?: CallOptions) => Promise<string | null>
  /** Pictures or files that match a text, in parts. Rejects with a {@link ServiceError}. */
  readonly listMedia: (query: MediaQuery, options?: CallOptions) => Promise<MediaList>
  /** Converts an upload to a picture or a file. Rejects with a {@link ServiceError}. */
  readonly storeMedia: (upload: MediaUpload, options?: CallOptions) => Promise<MediaStoring>
  /** A picture or a file with what uses it; null for an unknown one. Rejects with a {@link ServiceError}. */
  readonly fetchMedia: (item: MediaId, language: string, options?: CallOptions) => Promise<MediaItem | null>
  /** Replaces the bytes of a picture or a file by those of an upload. Rejects with a {@link ServiceError}. */
  readonly replaceMedia: (replacement: MediaReplacement, options?: CallOptions) => Promise<MediaReplacing>
}

/** A picture by its name, or a file by its slug. */
export interface MediaId {
  readonly kind: 'pictures' | 'files'
  readonly id: string
}

export interface MediaItem extends EditedEntry {
  /** Of pictures. */
  readonly picture: { readonly imageId: string; readonly width: number; readonly height: number } | null
  /** Versions of a file by language. */
  readonly languages: Readonly<Record<string, MediaFileVersion>>
  readonly uses: readonly MediaUse[]
}

interface MediaFileVersion {
  readonly filename: string
  readonly contentType: string
  /** Bytes. */
  readonly size: number
}

/** Content that shows a picture or links to a file. */
export interface MediaUse {
  /** `pages`, or another kind of content. */
  readonly kind: string
  readonly id: string
  readonly title: string
  /** False for drafts. */
  readonly isPublished: boolean
}

/** A finished upload that becomes a picture, or a file in a language. */
export interface MediaUpload {
  readonly uploadId: string
  /** English if missing. */
  readonly language?: string | undefined
}

export interface MediaReplacement extends MediaId {
  readonly uploadId: string
  /** Language of the file; missing for pictures. */
  readonly language?: string
  readonly version: string
  /** Name of the editor, for the history. */
  readonly editor: string | null
}

/** `refused`: the bytes are of another type; `stale`: it was changed or deleted meanwhile. */
export type MediaReplacing =
  | { readonly kind: 'replaced'; readonly version: string }
  | { readonly kind: 'refused' | 'stale' }

/** `stale`: the entry has another version or is gone; `refused`: other content refers to it. */
export type EntryDeletion = 'deleted' | 'stale' | 'refused'

export interface EntrySave {
  readonly kind: string
  readonly id: string
  readonly version: string | null
  readonly value: unknown
  /** Name of the editor, for the history. */
  readonly editor: string | null
}

interface RecordQuery {
  readonly search: string
  /** Language of the titles. */
  readonly language: string
  readonly offset: number
}

interface RecordList {
  readonly total: number
  readonly records: readonly ListedRecord[]
}

/** An entry in a list. */
export interface ListedRecord {
  readonly id: string
  readonly title: string
  readonly detail: string | null
  /** Null for kinds without such a state. */
  readonly isPublished: boolean | null
  /** ISO 8601. */
  readonly publicationDate: string | null
}

export interface MediaQuery {
  readonly kind: 'pictures' | 'files'
  readonly search: string
  readonly offset: number
}

export interface MediaList {
  readonly total: number
  readonly items: readonly object[]
}

export type MediaStoring =
  | { readonly kind: 'stored'; readonly item: object }
  | { readonly kind: 'rejected'; readonly problems: readonly EntryProblem[] }

/** Creates the client that reads and saves content for editors, for servers only: the token must not reach a browser. */
export function createEditingClient(settings: WriteInterfaceOptions): EditingClient {
  const write = createWriteInterface(settings)

  async function call(
    path: string,
    { expects = expectedFailures, ...init }: Partial<Parameters<typeof write>[1]>,
  ): Promise<WriteResponse> {
    const response = await write(path, { ...init, expects })
    return { status: response.status, body: (await response.json()) as ResponseBody }
  }

  return {
    fetchEntry: async (kind, id, options = {}) => {
      const { status, body } = await call(`${kind}/${encodeURIComponent(id)}`, options)
      const value = body.draft ?? body.published ?? body.value
      return status === 200 && value ? { id, version: body.version ?? '', value } : null
    },
    saveEntry: async ({ kind, id, version, value, editor }, options = {}) => {
      const { status, body } = await call(`${kind}/${encodeURIComponent(id)}`, {
        ...options,
        method: 'PUT',
        headers: { ...options.headers, ...(version !== null && { 'if-match': `"${version}"` }) },
        editor,
        body: JSON.stringify(value),
        expects: expectedSaveFailures,
      })
      if (status === 200) return { kind: 'saved', version: body.version ?? '' }
      if (status === 422) return { kind: 'rejected', problems: toProblems(body, `${kind}.${id}`) }
      if (status === 404) throw new ServiceError('HTTP Error (Code: 404)', { kind: 'answer', status })
      if (refusals.has(status)) return { kind: 'refused' }
      return { kind: 'stale', updatedBy: body.updatedBy ?? null }
    },
    deleteEntry: async ({ kind, id, version, editor }, options = {}) => {
      const { status } = await call(`${kind}/${encodeURIComponent(id)}`, {
        ...options,
        method: 'DELETE',
        headers: { ...options.headers, ...(version !== null && { 'if-match': `"${version}"` }) },
        editor,
      })
      return status === 200 ? 'deleted' : status === 422 ? 'refused' : 'stale'
    },
    listRecords: async (kind, { search, language, offset }, options = {}) => {
      const query = new URLSearchParams({ search, language, offset: String(offset) })
      const { body } = await call(`${kind}?${query.toString()}`, options)
      return { total: body.total ?? 0, records: body.records ?? [] }
    },
    fetchImageId: async (name, options = {}) => {
      const { body } = await call(`pictures/${encodeURIComponent(name)}`, options)
      return body.imageId ?? null
    },
    listMedia: async ({ kind, search, offset }, options = {}) => {
      const query = new URLSearchParams({ kind, search, offset: String(offset) })
      const { body } = await call(`media?${query.toString()}`, options)
      return { total: body.total ?? 0, items: body.items ?? [] }
    },
    storeMedia: async ({ uploadId, language }, options = {}) => {
      const { status, body } = await call('media', {
        ...options,
        method: 'POST',
        body: JSON.stringify({ uploadId, language }),
      })
      if (status === 422) return { kind: 'rejected', problems: toProblems(body, 'media') }
      return { kind: 'stored', item: body }
    },
    fetchMedia: async ({ kind, id }, language, options = {}) => {
      const path = `${kind}/${encodeURIComponent(id)}`
      const [{ status, body }, { body: used }] = await Promise.all([
        call(path, options),
        call(`${path}/uses?${new URLSearchParams({ language }).toString()}`, options),
      ])
      if (status !== 200 || !body.value) return null
      const { imageId, width = 0, height = 0, version = '', value } = body
      return {
        id,
        version,
        value,
        picture: imageId === undefined ? null : { imageId, width, height },
        languages: (value['languages'] as MediaItem['languages'] | undefined) ?? {},
        uses: used.uses ?? [],
      }
    },
    replaceMedia: async ({ kind, id, version, editor, uploadId, language }, options = {}) => {
      const { status, body } = await call(`${kind}/${encodeURIComponent(id)}/bytes`, {
        ...options,
        method: 'PUT',
        headers: { ...options.headers, 'if-match': `"${version}"` },
        editor,
        body: JSON.stringify({ uploadId, language }),
      })
      if (status === 200) return { kind: 'replaced', version: body.version ?? '' }
      return { kind: status === 422 ? 'refused' : 'stale' }
    },
  }
}

interface WriteResponse {
  readonly status: number
  readonly body: ResponseBody
}

interface ResponseBody extends Partial<MediaList>, Partial<RecordList> {
  readonly version?: string
  readonly draft?: EditedEntry['value'] | null
  readonly published?: EditedEntry['value'] | null
  readonly value?: EditedEntry['value']
  readonly problems?: readonly EntryProblem[]
  readonly updatedBy?: string | null
  readonly imageId?: string
  readonly width?: number
  readonly height?: number
  readonly uses?: MediaItem['uses']
}

/** Unknown entry, other version, refused content, missing version. */
const expectedFailures: ReadonlySet<number> = new Set([404, 412, 422, 428])

/** A value that cannot be stored, or is too large. */
const refusals: ReadonlySet<number> = new Set([400, 413])
const expectedSaveFailures: ReadonlySet<number> = new Set([...expectedFailures, ...refusals])

/** Paths of the service begin with the kind and the id of the entry. */
function toProblems({ problems = [] }: ResponseBody, prefix: string): readonly EntryProblem[] {
  return problems.map(({ path, takes, code, parameters }) => ({
    path: path.startsWith(prefix) ? path.slice(prefix.length).replace(/^\./, '') : path,
    takes,
    ...(code && { code }),
    ...(parameters && { parameters }),
  }))
}
