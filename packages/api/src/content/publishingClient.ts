import type { PageChange } from '@kudex/domain/editing'
import type { PageCheck } from '@kudex/domain/page-checks'
import { ServiceError, type CallOptions } from '../transport/index.ts'

/** What an editor needs to publish a page. Dates are ISO texts. */
export interface PagePublishing {
  readonly version: string
  /** Published without a newer draft, a draft that was never published, or published with a newer draft. */
  readonly state: 'published' | 'draft' | 'changed'
  readonly check: PageCheck
  readonly schedule: PageSchedule
  /** The newest first, at most 50. */
  readonly history: readonly ListedVersion[]
  /** The version whose differences were asked for. */
  readonly opened: (ListedVersion & { readonly changes: readonly PageChange[] }) | null
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
  readonly action:
    | 'initial'
    | 'saved'
    | 'imported'
    | 'restored'
    | 'published'
    | 'unpublished'
    | 'draftDeleted'
    | 'protected'
  readonly restoredFrom: number | null
}

/** A step of an editor with a page. */
export type PublishingStep =
  | { readonly kind: 'publish' | 'unpublish' | 'delete-draft' }
  | { readonly kind: 'restore'; readonly number: number }
  | {
      readonly kind: 'schedule'
      readonly publishAt: Date | null
      readonly unpublishAt: Date | null
      readonly timeZone: string
    }

/** `stale`: someone changed the page meanwhile. `refused`: the content does not allow it. */
export type PublishingResult = 'done' | 'stale' | 'refused' | 'unknown'

export interface PublishingClient {
  /** Null for an unknown page. Rejects with a {@link ServiceError}. */
  readonly fetchPublishing: (
    id: string,
    selection: { readonly before: number | null; readonly opened: number | null },
    options?: CallOptions,
  ) => Promise<PagePublishing | null>
  /** Rejects with a {@link ServiceError}. */
  readonly changePage: (
    id: string,
    step: PublishingStep,
    author: { readonly version: string; readonly editor: string | null },
  ) => Promise<PublishingResult>
}

export interface PublishingClientOptions {
  /** Address of the write interface of the content service. */
  readonly url: string
  readonly token: string
  readonly timeoutMilliseconds: number
  readonly fetch?: typeof fetch
}

/** Creates the client that publishes pages, for servers only: the token must not reach a browser. */
export function createPublishingClient(settings: PublishingClientOptions): PublishingClient {
  const { url, token, timeoutMilliseconds, fetch = globalThis.fetch } = settings

  async function call(
    path: string,
    { signal, headers, ...init }: CallOptions & Pick<RequestInit, 'method' | 'body'>,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const timeout = AbortSignal.timeout(timeoutMilliseconds)
    const response = await fetch(`${url}/pages/${path}`, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    }).catch((cause: unknown) => {
      const kind = timeout.aborted ? 'timeout' : 'network'
      throw new ServiceError('Network request failed', { kind, status: null, cause })
    })
    const { status } = response
    if (!response.ok && !results.has(status)) {
      await response.body?.cancel()
      throw new ServiceError(`HTTP Error (Code: ${status})`, { kind: 'answer', status })
    }
    return { status, body: await response.json() }
  }

  async function read<Value>(path: string, options: CallOptions): Promise<Value | null> {
    const { status, body } = await call(path, options)
    return status === 200 ? (body as Value) : null
  }

  return {
    fetchPublishing: async (id, { before, opened }, options = {}) => {
      const path = encodeURIComponent(id)
      const part = before === null ? '' : `?before=${before}`
      const [page, check, schedule, history, version] = await Promise.all([
        read<{ version: string; published: object | null; draft: object | null }>(path, options),
        read<PageCheck>(`${path}/checks`, options),
        read<PageSchedule>(`${path}/schedule`, options),
        read<{ versions: ListedVersion[] }>(`${path}/history${part}`, options),
        opened === null ? null : read<PagePublishing['opened']>(`${path}/history/${opened}`, options),
      ])
      if (!page || !check || !schedule || !history) return null
      const state = page.draft === null ? 'published' : page.published === null ? 'draft' : 'changed'
      return { version: page.version, state, check, schedule, history: history.versions, opened: version }
    },
    changePage: async (id, step, { version, editor }) => {
      const { path, method, value } = toRequest(step)
      const { status } = await call(`${encodeURIComponent(id)}/${path}`, {
        method,
        headers: {
          'if-match': `"${version}"`,
          ...(value !== undefined && { 'content-type': 'application/json' }),
          ...(editor !== null && { 'kudex-editor': encodeURIComponent(editor.slice(0, longestName)) }),
        },
        ...(value !== undefined && { body: JSON.stringify(value) }),
      })
      return results.get(status) ?? 'done'
    },
  }
}

function toRequest(step: PublishingStep): { path: string; method: string; value?: object } {
  switch (step.kind) {
    case 'publish':
    case 'unpublish':
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

/** The service takes names of at most 100 characters. */
const longestName = 100
