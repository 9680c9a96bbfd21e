import type { ReactNode } from 'react'
import type { DownloadsProps } from '../Downloads/Downloads.types.js'
import type { RecordFailure } from '../list.types.js'

/** All files of one place, in groups (PAGE-21). */
export interface DownloadCenterProps {
  /** The heading. */
  readonly title: string
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The filter bar above the files. */
  readonly filters?: ReactNode
  /** The groups in the order shown. */
  readonly groups: readonly { readonly id: string; readonly title: string; readonly items: DownloadsProps['items'] }[]
  /** Said where there is nothing to show. */
  readonly emptyText: string
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** In place of the files: they could not be loaded, which is not the same as nothing. */
  readonly failure?: RecordFailure | undefined
}
