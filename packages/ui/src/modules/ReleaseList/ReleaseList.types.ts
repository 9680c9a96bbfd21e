import type { ReactNode } from 'react'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'

/** Media releases, newest first (MEDIA-02, MEDIA-03). */
export interface ReleaseListProps {
  /** Anchor id. */
  readonly id?: string | undefined
  /** Heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Link to all media releases. */
  readonly link?: LinkItem | undefined
  /** The releases, newest first. */
  readonly releases: readonly {
    readonly id: string
    readonly href: string
    readonly title: string
    readonly leadText?: string | undefined
    readonly date: string
    readonly dateText: string
    /** Badge of ad hoc releases: “Ad hoc”. */
    readonly adHocText?: string | undefined
    /** Language of its texts if it differs from the page's. */
    readonly lang?: string | undefined
  }[]
  /** Filter, for example a year selection. */
  readonly filters?: ReactNode
  /** Number of shown entries and the button for more. */
  readonly more?: ShowMoreProps | undefined
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown instead of the releases if loading failed. */
  readonly failure?: RecordFailure | undefined
}
