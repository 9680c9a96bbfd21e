import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'

/** Results of a search (SEARCH-01…05). */
export interface SearchResultsProps {
  /** With the total: “23 results for crimp”. Holds the page's `<h1>`. */
  readonly title: string
  /** The `SearchField`. */
  readonly field: ReactNode
  /** What kinds there are, with how many of each; left out where there is nothing to choose. */
  readonly kinds?: SearchKinds | undefined
  /** The results, best first. */
  readonly results: readonly SearchResult[]
  /** How many are shown, and the button for more of them. */
  readonly more?: ShowMoreProps | undefined
  /** Said while results are on their way. */
  readonly loadingText?: string | undefined
  /** In place of the results: nothing found, or it failed. */
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
  /** In parts, so that what fits the query can be marked without HTML. */
  readonly description: readonly { readonly text: string; readonly isMatch?: boolean | undefined }[]
  /** What it is: “Product”. */
  readonly kindText?: string | undefined
  /** Where it is: the address in words. */
  readonly pathText?: string | undefined
  /** A small picture; it says nothing that the title does not. */
  readonly picture?: Picture | undefined
  /** Language of title and description where it is not that of the page. */
  readonly lang?: string | undefined
}
