import type { Picture } from '../../components/Picture/Picture.types.js'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'

/** News in a panel, newest first (FEED-01…08). */
export interface NewsFeedPanelProps {
  /** Open or shut, where the parent keeps that. */
  readonly open?: boolean | undefined
  /** Open at first, where the component keeps that itself. */
  readonly defaultOpen?: boolean | undefined
  /** It was opened or shut. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** The heading. */
  readonly title: string
  /** Names the button that closes. */
  readonly closeLabel: string
  /** The news, newest first. */
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly text?: string | undefined
    readonly date: string
    readonly dateText: string
    readonly link?: LinkItem | undefined
    /** The language of its texts where it is not the page's. */
    readonly lang?: string | undefined
    readonly picture?: Picture | undefined
    /** Set on what was not read yet: “New”. */
    readonly unreadText?: string | undefined
  }[]
  /** How many are shown, and the button for more of them. */
  readonly more?: ShowMoreProps | undefined
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** Said where there is nothing to show. */
  readonly emptyText: string
  /** In place of the news: they could not be loaded, which is not the same as nothing. */
  readonly failure?: RecordFailure | undefined
}
