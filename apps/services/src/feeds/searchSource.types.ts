import type { SearchType } from '@kudex/domain/search'
import type { Queries } from '../database/database.types.ts'

/**
 * A source of searchable documents: one per kind, in the folder of the service that owns it. To add a kind, add such a
 * file and a line in `searchFeed.ts`.
 */
export interface SearchSource {
  /** Name of the source. Renaming it orphans its indexed documents until the index is rebuilt. */
  readonly name: string
  /**
   * The keys of the documents that changes with these tags may affect, or `all`. Includes documents that are deleted,
   * protected or unpublished: these are removed from the index.
   */
  readonly findAffectedKeys: (queries: Queries, tags: readonly string[]) => Promise<'all' | readonly string[]>
  /** All keys, including those of documents that visitors may not find. */
  readonly listKeys: (queries: Queries) => Promise<readonly string[]>
  /** Reads the documents of some hundred keys. Never returns drafts or protected content. */
  readonly read: ReadDocuments
  /** Creates a `read` that caches what documents share, for reading all of them. */
  readonly createBulkReader?: () => ReadDocuments
}

export type ReadDocuments = (queries: Queries, keys: readonly string[]) => Promise<readonly SearchDocument[]>

/** A document that visitors may find. */
export interface SearchDocument {
  /** Key for reading it again. Several documents may have the same key: a machine and its files. */
  readonly key: string
  /** Distinguishes the documents of one key; omitted for the main one. */
  readonly part?: string
  readonly type: SearchType
  /** Path below locale and site. */
  readonly path: string
  /** Id of a picture. */
  readonly image: string | null
  /** Where it is shown: on one site, or on every site that has an area. */
  readonly scope: { readonly siteId: string } | { readonly area: string }
  /** The countries it is offered in (ALL for the international locales); null for all countries. */
  readonly countries: readonly string[] | null
  /** Countries that show another document at its address. */
  readonly exceptIn?: readonly string[]
  /**
   * Texts by language. Other languages see the English text, or the first if there is no English one. On a site they see
   * the text in the default language of the country first.
   */
  readonly texts: ReadonlyMap<string, SearchText>
}

/** The searched texts of a document in one language, by descending weight. */
export interface SearchText {
  readonly title: string
  /** Other names, categories and part numbers. */
  readonly keywords: readonly string[]
  /** Shown below the title in results. */
  readonly description: string
  /** Documents with the same texts may share the list, which is then analyzed once. */
  readonly body: readonly string[]
  /** The path in this language if it differs: a file (ROUTE-43). */
  readonly path?: string
}
