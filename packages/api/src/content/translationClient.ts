import type { TranslationState } from '@kudex/domain/translations'
import { ServiceError, type CallOptions } from '../transport/index.ts'

/** The translations of a page (TRANS-02, TRANS-06). Dates are ISO texts. */
export interface PageTranslations {
  readonly pageId: string
  readonly sourceLanguage: string
  /** Null without target languages: there is nothing to translate (TRANS-05). */
  readonly overallState: TranslationState | null
  readonly targetLanguages: readonly TranslationTarget[]
}

export interface TranslationTarget {
  readonly id: string
  readonly language: string
  readonly translationState: TranslationState
  readonly exportedAt: string | null
  readonly importedAt: string | null
  /** True if the source texts changed since the last export or import. */
  readonly outdated: boolean
}

export interface TranslationClient {
  /** Null for an unknown page. Rejects with a {@link ServiceError}. */
  readonly fetchTranslations: (pageId: string, options?: CallOptions) => Promise<PageTranslations | null>
  /**
   * Starts or resets the translation (TRANS-07). Null for an unknown page, or a language that is none of its targets.
   */
  readonly changeTranslations: (
    pageId: string,
    action: TranslationAction,
    options?: CallOptions & { readonly step?: TranslationStep | undefined },
  ) => Promise<PageTranslations | null>
  /** Starts the translation of pages into a language and returns their texts as XLIFF 2.1; null as above. */
  readonly exportTranslations: (request: TranslationExport, options?: CallOptions) => Promise<string | null>
}

export interface TranslationStep {
  /** All target languages without it. */
  readonly languages?: readonly string[] | undefined
  /** ISO date and time. */
  readonly dueAt?: string | undefined
}

export interface TranslationExport {
  readonly pages: readonly string[]
  readonly language: string
  /** ISO date and time. */
  readonly dueAt?: string | undefined
}

export type TranslationAction = 'start' | 'reset'

export interface TranslationClientOptions {
  /** Address of the write interface of the content service. */
  readonly url: string
  readonly token: string
  readonly timeoutMilliseconds: number
  readonly fetch?: typeof fetch
}

/** Creates the client for translations, for servers only: the token must not reach a browser. */
export function createTranslationClient(settings: TranslationClientOptions): TranslationClient {
  const { url, token, timeoutMilliseconds, fetch = globalThis.fetch } = settings

  async function call(path: string, init: CallInit, { signal, headers }: CallOptions = {}): Promise<Response | null> {
    const timeout = AbortSignal.timeout(timeoutMilliseconds)
    const response = await fetch(`${url}/translations/${path}`, {
      ...init,
      headers: { ...headers, ...init.headers, authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    }).catch((cause: unknown) => {
      const kind = timeout.aborted ? 'timeout' : 'network'
      throw new ServiceError('Network request failed', { kind, status: null, cause })
    })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404 || response.status === 422) return null
    throw new ServiceError(`HTTP Error (Code: ${response.status})`, { kind: 'answer', status: response.status })
  }

  return {
    fetchTranslations: async (pageId, options) => {
      const response = await call(encodeURIComponent(pageId), {}, options)
      return response && ((await response.json()) as PageTranslations)
    },
    changeTranslations: async (pageId, action, { step, ...options } = {}) => {
      const init = step ? postJson(step) : { method: 'POST' }
      const response = await call(`${encodeURIComponent(pageId)}/${action}`, init, options)
      return response && ((await response.json()) as PageTranslations)
    },
    exportTranslations: async (request, options) => {
      const response = await call('export', postJson(request), options)
      return response && (await response.text())
    },
  }
}

interface CallInit {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

function postJson(body: unknown): CallInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
