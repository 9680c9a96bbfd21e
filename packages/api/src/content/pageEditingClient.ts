import { ServiceError, type CallOptions } from '../transport/index.ts'
import { createWriteInterface, type WriteInterfaceOptions } from './writeInterface.ts'

/** A page as editors read it: the draft, or the published page without one. */
export interface EditedPage {
  readonly id: string
  readonly version: string
  readonly value: Readonly<Record<string, unknown>>
}

/** A field that the service refuses: its path within the page, and what it takes. */
export interface PageProblem {
  readonly path: string
  readonly takes: string
}

/** What became of a save. `stale`: the page has another version than the one that was sent. */
export type PageSaving =
  | { readonly kind: 'saved'; readonly version: string }
  | { readonly kind: 'rejected'; readonly problems: readonly PageProblem[] }
  | { readonly kind: 'stale'; readonly updatedBy: string | null }

export interface PageEditingClient {
  /** Null for an unknown page. Rejects with a {@link ServiceError}. */
  readonly fetchPage: (id: string, options?: CallOptions) => Promise<EditedPage | null>
  /** Saves the draft of a page; `version` null creates a page. Rejects with a {@link ServiceError}. */
  readonly savePage: (save: PageSave, options?: CallOptions) => Promise<PageSaving>
}

export interface PageSave {
  readonly id: string
  readonly version: string | null
  readonly value: unknown
  /** Name of the editor, for the history. */
  readonly editor: string | null
}

/** Creates the client that reads and saves pages for editors, for servers only: the token must not reach a browser. */
export function createPageEditingClient(settings: WriteInterfaceOptions): PageEditingClient {
  const write = createWriteInterface(settings)

  async function call(id: string, init: Omit<Parameters<typeof write>[1], 'expects'>): Promise<Answer> {
    const response = await write(`pages/${encodeURIComponent(id)}`, { ...init, expects: expectedFailures })
    return { status: response.status, body: (await response.json()) as AnswerBody }
  }

  return {
    fetchPage: async (id, options = {}) => {
      const { status, body } = await call(id, options)
      const value = body.draft ?? body.published
      return status === 200 && value ? { id, version: body.version ?? '', value } : null
    },
    savePage: async ({ id, version, value, editor }, options = {}) => {
      const { status, body } = await call(id, {
        ...options,
        method: 'PUT',
        headers: { ...options.headers, ...(version !== null && { 'if-match': `"${version}"` }) },
        editor,
        body: JSON.stringify(value),
      })
      if (status === 200) return { kind: 'saved', version: body.version ?? '' }
      if (status === 422)
        return { kind: 'rejected', problems: (body.problems ?? []).map((problem) => toProblem(id, problem)) }
      if (status === 404) throw new ServiceError('HTTP Error (Code: 404)', { kind: 'answer', status })
      return { kind: 'stale', updatedBy: body.updatedBy ?? null }
    },
  }
}

interface Answer {
  readonly status: number
  readonly body: AnswerBody
}

interface AnswerBody {
  readonly version?: string
  readonly draft?: EditedPage['value'] | null
  readonly published?: EditedPage['value'] | null
  readonly problems?: readonly PageProblem[]
  readonly updatedBy?: string | null
}

/** Unknown page, other version, refused content, missing version. */
const expectedFailures: ReadonlySet<number> = new Set([404, 412, 422, 428])

/** Paths of the service begin with the kind and the id of the page. */
function toProblem(id: string, { path, takes }: PageProblem): PageProblem {
  const prefix = `pages.${id}`
  return { path: path.startsWith(prefix) ? path.slice(prefix.length).replace(/^\./, '') : path, takes }
}
