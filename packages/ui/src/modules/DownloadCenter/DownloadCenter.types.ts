import type { ReactNode } from 'react'
import type { DownloadsProps } from '../Downloads/Downloads.types.js'
import type { RecordFailure } from '../list.types.js'

/** Files in groups (PAGE-21). */
export interface DownloadCenterProps {
  /** Heading. */
  readonly title: string
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The filter bar above the files. */
  readonly filters?: ReactNode
  /** Groups in display order. */
  readonly groups: readonly { readonly id: string; readonly title: string; readonly items: DownloadsProps['items'] }[]
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown instead of the files if loading failed. */
  readonly failure?: RecordFailure | undefined
}
