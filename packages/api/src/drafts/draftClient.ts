import type { ContentProblem } from '@kudex/domain/editing'

/** A save; `version` is the version that the value is based on, null for a new entry. */
export interface DraftSave {
  /** Kind of the content: `pages`, `redirects`, … */
  readonly kind: string
  readonly id: string
  readonly version: string | null
  readonly value: unknown
  /** Language of the titles in problems. */
  readonly language: string
}

/** Result of a save. */
export type DraftSaving =
  | { readonly kind: 'saved'; readonly version: string }
  | { readonly kind: 'rejected'; readonly problems: readonly Omit<ContentProblem, 'value'>[] }
  | {
      readonly kind: 'stale'
      readonly other: { readonly version: string; readonly value: unknown; readonly editor: string | null }
    }
  | { readonly kind: 'failed'; readonly failure: 'network' | 'unauthenticated' | 'gone' | 'refused' | 'unavailable' }

/** An entry as an editor reads it. */
export interface DraftEntry {
  readonly id: string
  readonly version: string
  readonly value: Readonly<Record<string, unknown>>
}

/** A page that fields and links can refer to. */
export interface PageChoice {
  readonly id: string
  readonly title: string
  readonly path: string
}

/** A part of the pages of a site that contain a text in their title, path or id. */
export interface PageQuery {
  readonly siteId: string
  readonly search: string
  readonly offset: number
  /** Language of the titles. */
  readonly language: string
}

/** Pages, and how many match. */
interface PageChoices {
  readonly total: number
  readonly items: readonly PageChoice[]
}

interface DraftClient {
  /** Rejects if the pages cannot be loaded. */
  listPages(query: PageQuery, signal: AbortSignal): Promise<PageChoices>
  /** Rejects if the entry cannot be loaded. */
  load(kind: string, id: string, signal: AbortSignal): Promise<DraftEntry>
  /** Saves an entry; for a page its draft. Does not reject, except if it is aborted. */
  save(save: DraftSave, signal?: AbortSignal): Promise<DraftSaving>
}

/** Creates the browser's client of content for editors; it calls the host with the session of the editor. */
export function createDraftClient({ send = fetch }: { readonly send?: typeof fetch } = {}): DraftClient {
  return {
    listPages: async ({ siteId, search, language, offset }, signal) => {
      const parameters = new URLSearchParams({ siteId, search, language, offset: String(offset) })
      const response = await send(`/api/editor/page-choices?${parameters.toString()}`, { signal })
      if (!response.ok) throw new Error(`The host answered ${response.status}`)
      return (await response.json()) as PageChoices
    },
    load: async (kind, id, signal) => {
      const response = await send(`/api/editor/${kind}/${encodeURIComponent(id)}`, { signal })
      if (!response.ok) throw new Error(`The host answered ${response.status}`)
      return (await response.json()) as DraftEntry
    },
    save: async ({ kind, id, version, value, language }, signal) => {
      const query = new URLSearchParams({ language }).toString()
      const response = await send(`/api/editor/${kind}/${encodeURIComponent(id)}?${query}`, {
        method: 'PUT',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(version === null ? { 'if-none-match': '*' } : { 'if-match': `"${version}"` }),
        },
        body: JSON.stringify(value),
        ...(signal && { signal }),
      }).catch(() => null)
      signal?.throwIfAborted()
      if (!response) return { kind: 'failed', failure: 'network' }
      const body = (await response.json().catch(() => null)) as Partial<SaveBody> | null
      return toSaving(response.status, body ?? {})
    },
  }
}

interface SaveBody {
  readonly version: string
  readonly value: unknown
  readonly editor: string | null
  readonly problems: Extract<DraftSaving, { kind: 'rejected' }>['problems']
}

function toSaving(status: number, { version, value, editor = null, problems }: Partial<SaveBody>): DraftSaving {
  if (status === 200 && version !== undefined) return { kind: 'saved', version }
  if (status === 412 && version !== undefined) return { kind: 'stale', other: { version, value, editor } }
  if (status === 422 && problems) return { kind: 'rejected', problems }
  return { kind: 'failed', failure: failures.get(status) ?? 'unavailable' }
}

const failures = new Map<number, 'unauthenticated' | 'gone' | 'refused'>([
  [400, 'refused'],
  [401, 'unauthenticated'],
  [404, 'gone'],
  // Too large.
  [413, 'refused'],
])
