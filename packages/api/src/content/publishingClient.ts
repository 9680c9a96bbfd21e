import type { HistoryAction, ContentChange, PageRenewal } from '@kudex/domain/editing'
import type { PageCheck } from '@kudex/domain/page-checks'
import type { CallOptions } from '../transport/index.ts'
import { createWriteInterface, type WriteInterfaceOptions } from './writeInterface.ts'

/** What an editor needs to publish a page. Dates are ISO texts. */
export interface PagePublishing {
  readonly version: string
  /** Published without a newer draft, a draft that was never published, or published with a newer draft. */
  readonly state: 'published' | 'draft' | 'changed'
  readonly check: PageCheck
  readonly schedule: PageSchedule
  readonly renewal: PageRenewal
  /** The newest first, at most 50. */
  readonly history: readonly ListedVersion[]
  /** The version whose differences were asked for. */
  readonly opened: OpenedVersion | null
}

export interface PageSchedule {
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  /** The zone in which the editor chose the dates; null without dates. */
  readonly timeZone: string | null
  readonly failure: { readonly at: string; readonly action: 'publish' | 'unpublish' } | null
}

/** A version in the history of a page. */
export interface ListedVersion {
  readonly number: number
  readonly at: string
  /** Null if the editor gave no name. */
  readonly editor: string | null
  readonly action: HistoryAction
  readonly restoredFrom: number | null
  /** False for a version that cannot be restored: the entry was deleted, or its content was not kept. */
  readonly hasContent: boolean
}

/** A version with its differences from the version before; null if there is nothing to compare. */
export interface OpenedVersion extends ListedVersion {
  readonly changes: readonly ContentChange[] | null
}

/** A step of an editor with a page. */
export type PublishingStep =
  | { readonly kind: 'publish' | 'unpublish' | 'delete-draft' | 'renew' }
  | { readonly kind: 'restore'; readonly number: number }
  | {
      readonly kind: 'schedule'
      readonly publishAt: Date | null
      readonly unpublishAt: Date | null
      readonly timeZone: string
    }

/** `stale`: someone changed the page meanwhile. `refused`: the content does not allow it. */
export type PublishingResult = 'done' | 'stale' | 'refused' | 'unknown'

/** Every call rejects with a `ServiceError` if the service fails. */
export interface PublishingClient {
  /** Null for an unknown page. */
  readonly fetchPublishing: (
    id: string,
    selection: { readonly before: number | null; readonly opened: number | null },
    options?: CallOptions,
  ) => Promise<PagePublishing | null>
  readonly changePage: (
    id: string,
    step: PublishingStep,
    author: { readonly version: string; readonly editor: string | null },
  ) => Promise<PublishingResult>
}

/** Creates the client that publishes pages, for servers only: the token must not reach a browser. */
export function createPublishingClient(settings: WriteInterfaceOptions): PublishingClient {
  const call = createWriteInterface(settings)
  const expects: ReadonlySet<number> = new Set(results.keys())

  async function read<Value>(path: string, options: CallOptions): Promise<Value | null> {
    const response = await call(`pages/${path}`, { ...options, expects })
    const body: unknown = await response.json()
    return response.ok ? (body as Value) : null
  }

  return {
    fetchPublishing: async (id, { before, opened }, options = {}) => {
      const path = encodeURIComponent(id)
      const part = before === null ? '' : `?before=${before}`
      const [page, check, schedule, renewal, history, version] = await Promise.all([
        read<{ version: string; published: object | null; draft: object | null }>(path, options),
        read<PageCheck>(`${path}/checks`, options),
        read<PageSchedule>(`${path}/schedule`, options),
        read<PageRenewal>(`${path}/renewal`, options),
        read<{ versions: ListedVersion[] }>(`${path}/history${part}`, options),
        opened === null ? null : read<PagePublishing['opened']>(`${path}/history/${opened}`, options),
      ])
      if (!page || !check || !schedule || !renewal || !history) return null
      const state = page.draft === null ? 'published' : page.published === null ? 'draft' : 'changed'
      return { version: page.version, state, check, schedule, renewal, history: history.versions, opened: version }
    },
    changePage: async (id, step, { version, editor }) => {
      const { path, method, value } = toRequest(step)
      const { status, body } = await call(`pages/${encodeURIComponent(id)}/${path}`, {
        method,
        headers: { 'if-match': `"${version}"` },
        editor,
        expects,
        ...(value !== undefined && { body: JSON.stringify(value) }),
      })
      await body?.cancel()
      return results.get(status) ?? 'done'
    },
  }
}

function toRequest(step: PublishingStep): { path: string; method: string; value?: object } {
  switch (step.kind) {
    case 'publish':
    case 'unpublish':
    case 'renew':
      return { path: step.kind, method: 'POST' }
    case 'delete-draft':
      return { path: 'draft', method: 'DELETE' }
    case 'restore':
      return { path: `history/${step.number}/restore`, method: 'POST' }
    case 'schedule': {
      const { kind: _, ...value } = step
      return { path: 'schedule', method: 'PUT', value }
    }
  }
}

/** Results of steps by the status of the response. */
const results: ReadonlyMap<number, PublishingResult> = new Map([
  [404, 'unknown'],
  [412, 'stale'],
  [422, 'refused'],
])
