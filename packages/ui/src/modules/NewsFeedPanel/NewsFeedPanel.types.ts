import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import type { LinkItem } from '../link.types.js'

/** News in a panel, newest first (FEED-01…08). */
export interface NewsFeedPanelProps {
  readonly open?: boolean | undefined
  readonly defaultOpen?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly title: string
  readonly closeLabel: string
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly text?: string | undefined
    readonly date: string
    readonly dateText: string
    readonly link?: LinkItem | undefined
    readonly picture?: Picture | undefined
    /** Set on what was not read yet: “New”. */
    readonly unreadText?: string | undefined
  }[]
  readonly more?: ShowMoreProps | undefined
  readonly loadingText?: string | undefined
  /** In place of the items: nothing there, or it failed. */
  readonly placeholder?: ReactNode
}
