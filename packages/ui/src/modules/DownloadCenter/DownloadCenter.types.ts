import type { ReactNode } from 'react'
import type { DownloadsProps } from '../Downloads/Downloads.types.js'

/** All files of one place, in groups (PAGE-21). */
export interface DownloadCenterProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly filters?: ReactNode
  readonly groups: readonly { readonly id: string; readonly title: string; readonly items: DownloadsProps['items'] }[]
  readonly emptyText: string
}
