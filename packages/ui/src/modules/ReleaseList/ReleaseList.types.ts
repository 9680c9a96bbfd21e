import type { ReactNode } from 'react'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'

/** Media releases, newest first (MEDIA-02, MEDIA-03). */
export interface ReleaseListProps {
  /** Anchor of the section. */
  readonly id?: string | undefined
  /** The heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** To all media releases. */
  readonly link?: LinkItem | undefined
  /** The releases, newest first. */
  readonly releases: readonly {
    readonly id: string
    readonly href: string
    readonly title: string
    readonly leadText?: string | undefined
    readonly date: string
    readonly dateText: string
    /** Set on ad hoc releases: “Ad hoc”. */
    readonly adHocText?: string | undefined
    /** The language of its texts where it is not the page's. */
    readonly lang?: string | undefined
  }[]
  /** Choice of a year, for example. */
  readonly filters?: ReactNode
  /** How many are shown, and the button for more of them. */
  readonly more?: ShowMoreProps | undefined
  /** Said where there is nothing to show. */
  readonly emptyText: string
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** In place of the releases: they could not be loaded, which is not the same as nothing. */
  readonly failure?: RecordFailure | undefined
}
