import type { ContentProblem } from '@kudex/domain/editing'
import type { ContentChange } from '@kudex/domain/editing'
import type { TranslationState } from '@kudex/domain/translations'
import type { CallOptions } from '../transport/index.ts'
import { createWriteInterface, type WriteInterfaceOptions } from './writeInterface.ts'

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
  readonly dueAt: string | null
  /** True if the source texts changed since the last export or import. */
  readonly outdated: boolean
}

/** The differences between the source texts now and those that translations were made from. */
export interface SourceChanges {
  readonly languages: readonly string[]
  /** Null if the earlier texts are not stored. */
  readonly changes: readonly ContentChange[] | null
}

/** Translations of pages, for servers only. Every call rejects with a `ServiceError` if the service fails. */
export interface TranslationClient {
  /** Null for an unknown page. */
  readonly fetchTranslations: (pageId: string, options?: CallOptions) => Promise<PageTranslations | null>
  /** What changed in the source texts since outdated translations were started; null for an unknown page. */
  readonly fetchSourceChanges: (pageId: string, options?: CallOptions) => Promise<readonly SourceChanges[] | null>
  /**
   * Starts or resets the translation (TRANS-07). Null for an unknown page, or a language that is not one of its
   * targets.
   */
  readonly changeTranslations: (
    pageId: string,
    action: TranslationAction,
    options?: CallOptions,
  ) => Promise<PageTranslations | null>
  /** Starts the translation of pages, all or none; null as above. */
  readonly startTranslations: (
    request: TranslationStart,
    options?: CallOptions,
  ) => Promise<readonly PageTranslations[] | null>
  /** Stores a translated XLIFF file in the drafts of its pages, all or nothing. */
  readonly importTranslations: (
    file: Uint8Array<ArrayBuffer>,
    options?: CallOptions & { readonly editor?: string | null | undefined },
  ) => Promise<TranslationImport>
  /** Starts the translation of pages into a language and returns their texts as XLIFF 2.1; null as above. */
  readonly exportTranslations: (request: TranslationExport, options?: CallOptions) => Promise<string | null>
}

export interface TranslationStart {
  readonly pages: readonly string[]
  /** Defaults to the languages whose translation is missing or outdated. */
  readonly languages?: readonly string[] | undefined
  /** ISO date and time. */
  readonly dueAt?: string | undefined
}

/** Result of an import: the pages of the file, or what is wrong with it. */
export type TranslationImport =
  | { readonly kind: 'imported'; readonly pages: readonly ImportedPage[] }
  | { readonly kind: 'refused'; readonly problems: readonly ImportProblem[]; readonly total: number }

export interface ImportedPage {
  readonly pageId: string
  readonly language: string
  /** Number of texts. */
  readonly units: number
}

/** A part of a file that cannot be imported: its path, its value, what it takes in English, and the code of a text. */
export interface ImportProblem extends Omit<ContentProblem, 'value'> {
  readonly value: string
}

export interface TranslationExport {
  readonly pages: readonly string[]
  readonly language: string
  /** ISO date and time. */
  readonly dueAt?: string | undefined
}

export type TranslationAction = 'start' | 'reset'

/** Creates the client for translations, for servers only: the token must not reach a browser. */
export function createTranslationClient(settings: WriteInterfaceOptions): TranslationClient {
  const call = createWriteInterface(settings)

  /** Null if the page or one of the languages is unknown. */
  async function ask(path: string, init: object, options: CallOptions = {}): Promise<Response | null> {
    const response = await call(`translations/${path}`, { ...options, ...init, expects: unknown })
    if (response.ok) return response
    await response.body?.cancel()
    return null
  }

  return {
    fetchTranslations: async (pageId, options) => {
      const response = await ask(encodeURIComponent(pageId), {}, options)
      return response && ((await response.json()) as PageTranslations)
    },
    fetchSourceChanges: async (pageId, options) => {
      const response = await ask(`${encodeURIComponent(pageId)}/changes`, {}, options)
      return response && ((await response.json()) as { readonly sources: readonly SourceChanges[] }).sources
    },
    changeTranslations: async (pageId, action, options) => {
      const response = await ask(`${encodeURIComponent(pageId)}/${action}`, { method: 'POST' }, options)
      return response && ((await response.json()) as PageTranslations)
    },
    startTranslations: async (request, options) => {
      const response = await ask('start', { method: 'POST', body: JSON.stringify(request) }, options)
      return response && ((await response.json()) as { readonly pages: readonly PageTranslations[] }).pages
    },
    exportTranslations: async (request, options) => {
      const response = await ask('export', { method: 'POST', body: JSON.stringify(request) }, options)
      return response && (await response.text())
    },
    importTranslations: async (file, options = {}) => {
      const response = await call('translations/import', {
        ...options,
        method: 'POST',
        body: file,
        headers: { ...options.headers, 'content-type': 'application/xliff+xml' },
        expects: refused,
      })
      const body = (await response.json()) as ImportResponse
      return response.ok
        ? { kind: 'imported', pages: body.imported ?? [] }
        : { kind: 'refused', problems: body.problems ?? [], total: body.total ?? 0 }
    },
  }
}

interface ImportResponse {
  readonly imported?: readonly ImportedPage[]
  readonly problems?: readonly ImportProblem[]
  readonly total?: number
}

/** An unknown page, or a language that is not one of its targets. */
const unknown: ReadonlySet<number> = new Set([404, 422])
const refused: ReadonlySet<number> = new Set([422])
