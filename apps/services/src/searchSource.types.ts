import type { SearchType } from '@kudex/domain/search'
import type { Queries } from './database/database.types.ts'

/**
 * Where things that can be found come from: one per kind, in the folder of the service that owns it. A further kind is
 * one such file and one line in `searchSources.ts`.
 */
export interface SearchSource {
  /** Names the source; changing it orphans what it has indexed until the index is made anew. */
  readonly name: string
  /**
   * Which of its things may have changed with the tags of the change log: those of some keys, all of them, or none (an
   * empty list). Keys of things that are gone, protected or not published belong to it: they are taken out.
   */
  readonly findTouched: (queries: Queries, tags: readonly string[]) => Promise<'all' | readonly string[]>
  /** The keys of all that it has; some may stand for nothing that visitors may find. */
  readonly listKeys: (queries: Queries) => Promise<readonly string[]>
  /**
   * Reads what visitors may find of some keys, some hundreds at once. What is a draft or protected never comes out of
   * here.
   */
  readonly read: ReadThings
  /** For whoever reads all of it: a `read` that remembers what many of its things have in common. */
  readonly startReading?: () => ReadThings
}

export type ReadThings = (queries: Queries, keys: readonly string[]) => Promise<readonly SearchableThing[]>

/** A thing that visitors may find. */
export interface SearchableThing {
  /** What it is read by again. Several things may have the same: a machine and its documents. */
  readonly key: string
  /** Tells apart the things of one key; left out for the thing itself. */
  readonly part?: string
  readonly type: SearchType
  /** Path below locale and site. */
  readonly path: string
  /** Id of a picture. */
  readonly image: string | null
  /** Where it is shown: on one site, or on every site that has an area. */
  readonly place: { readonly siteId: string } | { readonly area: string }
  /** The countries it is offered in, ALL for the international locales; null for everywhere. */
  readonly countries: readonly string[] | null
  /** Countries that show another thing at its address. */
  readonly exceptIn?: readonly string[]
  /** Its texts by language; the first is what languages see that neither it nor English has a text for. */
  readonly texts: ReadonlyMap<string, SearchableText>
}

/** What is searched of a thing in one language, the most telling first. */
export interface SearchableText {
  readonly title: string
  /** Names it also goes by, what it belongs to, part numbers. */
  readonly keywords: readonly string[]
  /** Shown below the title in results. */
  readonly description: string
  /** Things that say the same may share it: it is then put into words once. */
  readonly body: readonly string[]
  /** Its own path, where the thing is found elsewhere in this language: a file (ROUTE-43). */
  readonly path?: string
}
