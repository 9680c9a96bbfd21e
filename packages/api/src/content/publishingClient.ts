import type { PageRenewal } from '@kudex/domain/editing'
import type { PageCheck } from '@kudex/domain/page-checks'
import type { CallOptions } from '../transport/index.ts'
import {
  createWriteInterface,
  readStepResult,
  stepFailures,
  type StepResult,
  type WriteInterfaceOptions,
} from './writeInterface.ts'

/** The state of a page before publishing. Dates are ISO texts. */
export interface PagePublishing {
  readonly version: string
  /** Published without a newer draft, a draft that was never published, or published with a newer draft. */
  readonly state: 'published' | 'draft' | 'changed'
  /** The published path of a page whose draft has another one; otherwise null. */
  readonly formerPath: string | null
  readonly check: PageCheck
  readonly schedule: PageSchedule
  readonly renewal: PageRenewal
}

export interface PageSchedule {
  readonly publishAt: string | null
  readonly unpublishAt: string | null
  /** The zone in which the editor chose the dates; null without dates. */
  readonly timeZone: string | null
  readonly failure: { readonly at: string; readonly action: 'publish' | 'unpublish' } | null
}

/** A step of an editor with a page. */
export type PublishingStep =
  | { readonly kind: 'publish' | 'unpublish' | 'delete-draft' | 'renew' }
  | {
      readonly kind: 'schedule'
      readonly publishAt: Date | null
      readonly unpublishAt: Date | null
      readonly timeZone: string
    }

/** Every call rejects with a `ServiceError` if the service fails. */
export interface PublishingClient {
  /** Null for an unknown page. */
  readonly fetchPublishing: (id: string, options?: CallOptions) => Promise<PagePublishing | null>
  readonly changePage: (
    id: string,
    step: PublishingStep,
    author: { readonly version: string; readonly editor: string | null },
  ) => Promise<StepResult>
}

/** Creates the client that publishes pages, for servers only: the token must not reach a browser. */
export function createPublishingClient(settings: WriteInterfaceOptions): PublishingClient {
  const call = createWriteInterface(settings)

  async function read<Value>(path: string, options: CallOptions): Promise<Value | null> {
    const response = await call(`pages/${path}`, { ...options, expects: stepFailures })
    const body: unknown = await response.json()
    return response.ok ? (body as Value) : null
  }

  return {
    fetchPublishing: async (id, options = {}) => {
      const path = encodeURIComponent(id)
      const [page, check, schedule, renewal] = await Promise.all([
        read<{ version: string; published: { url: string } | null; draft: { url: string } | null }>(path, options),
        read<PageCheck>(`${path}/checks`, options),
        read<PageSchedule>(`${path}/schedule`, options),
        read<PageRenewal>(`${path}/renewal`, options),
      ])
      if (!page || !check || !schedule || !renewal) return null
      const state = page.draft === null ? 'published' : page.published === null ? 'draft' : 'changed'
      const formerPath =
        page.published && page.draft && page.published.url !== page.draft.url ? page.published.url : null
      return { version: page.version, state, formerPath, check, schedule, renewal }
    },
    changePage: async (id, step, { version, editor }) => {
      const { path, method, value } = toRequest(step)
      const response = await call(`pages/${encodeURIComponent(id)}/${path}`, {
        method,
        headers: { 'if-match': `"${version}"` },
        editor,
        expects: stepFailures,
        ...(value !== undefined && { body: JSON.stringify(value) }),
      })
      return readStepResult(response)
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
    case 'schedule': {
      const { kind: _, ...value } = step
      return { path: 'schedule', method: 'PUT', value }
    }
  }
}
