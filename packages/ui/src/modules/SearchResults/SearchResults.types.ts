import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'

/** Results of a search (SEARCH-01…05). */
export interface SearchResultsProps {
  /** Title with the total: “23 results for crimp”, the page's `<h1>`. */
  readonly title: string
  /** The `SearchField`. */
  readonly field: ReactNode
  /** Kinds of results with their counts; omit it if there is only one. */
  readonly kinds?: SearchKinds | undefined
  /** The results, best first. */
  readonly results: readonly SearchResult[]
  /** Number of shown entries and the button for more. */
  readonly more?: ShowMoreProps | undefined
  /** Announced while loading. */
  readonly loadingText?: string | undefined
  /** Shown instead of the results: no match or failed. */
  readonly placeholder?: ReactNode
}

export interface SearchKinds {
  /** Name of the navigation landmark. */
  readonly label: string
  readonly items: readonly {
    readonly id: string
    readonly href: string
    readonly text: string
    readonly count: string
    readonly isCurrent?: boolean | undefined
  }[]
}

export interface SearchResult {
  readonly id: string
  readonly href: string
  readonly title: string
  /** In parts, so that matches can be highlighted without HTML. */
  readonly description: readonly { readonly text: string; readonly isMatch?: boolean | undefined }[]
  /** Kind: “Product”. */
  readonly kindText?: string | undefined
  /** Path as readable text. */
  readonly pathText?: string | undefined
  /** A small decorative picture. */
  readonly picture?: Picture | undefined
  /** Language of title and description if it differs from the page's. */
  readonly lang?: string | undefined
}
