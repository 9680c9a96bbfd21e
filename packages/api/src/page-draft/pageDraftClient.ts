/** What a save sends; `version`: the one that the value is based on. */
export interface DraftSave {
  readonly pageId: string
  readonly version: string
  readonly value: unknown
}

/** What became of a save. */
export type DraftSaving =
  | { readonly kind: 'saved'; readonly version: string }
  | { readonly kind: 'rejected'; readonly problems: readonly { readonly path: string; readonly takes: string }[] }
  | {
      readonly kind: 'stale'
      readonly other: { readonly version: string; readonly value: unknown; readonly editor: string | null }
    }
  | { readonly kind: 'failed'; readonly failure: 'network' | 'unauthenticated' | 'unavailable' }

export interface PageDraftClient {
  /** Saves the draft of a page. Does not reject, except if it is aborted. */
  savePage(save: DraftSave, signal?: AbortSignal): Promise<DraftSaving>
}

/** Creates the browser's client of drafts; it calls the host, as the editor of the session. */
export function createPageDraftClient({ send = fetch }: { readonly send?: typeof fetch } = {}): PageDraftClient {
  return {
    savePage: async ({ pageId, version, value }, signal) => {
      const response = await send(`/api/editor/pages/${encodeURIComponent(pageId)}`, {
        method: 'PUT',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'if-match': `"${version}"` },
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
  return { kind: 'failed', failure: status === 401 ? 'unauthenticated' : 'unavailable' }
}
