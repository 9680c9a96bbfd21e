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
  /** Starts or resets the translation into all target languages (TRANS-07). Null for an unknown page. */
  readonly changeTranslations: (
    pageId: string,
    action: TranslationAction,
    options?: CallOptions,
  ) => Promise<PageTranslations | null>
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

  async function call(method: string, path: string, { signal, headers }: CallOptions = {}) {
    const timeout = AbortSignal.timeout(timeoutMilliseconds)
    const response = await fetch(`${url}/translations/${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    }).catch((cause: unknown) => {
      const kind = timeout.aborted ? 'timeout' : 'network'
      throw new ServiceError('Network request failed', { kind, status: null, cause })
    })
    if (response.ok) return (await response.json()) as PageTranslations
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new ServiceError(`HTTP Error (Code: ${response.status})`, { kind: 'answer', status: response.status })
  }

  return {
    fetchTranslations: (pageId, options) => call('GET', encodeURIComponent(pageId), options),
    changeTranslations: (pageId, action, options) => call('POST', `${encodeURIComponent(pageId)}/${action}`, options),
  }
}
