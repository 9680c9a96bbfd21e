import type { ReactNode } from 'react'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import type { LinkItem } from '../link.types.js'

/** Media releases, newest first (MEDIA-02, MEDIA-03). */
export interface ReleaseListProps {
  /** Anchor of the section. */
  readonly id?: string | undefined
  readonly title: string
  readonly lead?: string | undefined
  /** To all media releases. */
  readonly link?: LinkItem | undefined
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
  readonly more?: ShowMoreProps | undefined
  readonly emptyText: string
}
