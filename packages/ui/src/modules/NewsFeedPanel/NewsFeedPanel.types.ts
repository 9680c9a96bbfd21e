import type { Picture } from '../../components/Picture/Picture.types.js'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'

/** News in a panel, newest first (FEED-01…08). */
export interface NewsFeedPanelProps {
  /** Open state (controlled). */
  readonly open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Heading. */
  readonly title: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** News items, newest first. */
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly text?: string | undefined
    readonly date: string
    readonly dateText: string
    readonly link?: LinkItem | undefined
    /** Language of its texts if it differs from the page's. */
    readonly lang?: string | undefined
    readonly picture?: Picture | undefined
    /** Badge of unread items: “New”. */
    readonly unreadText?: string | undefined
  }[]
  /** Number of shown entries and the button for more. */
  readonly more?: ShowMoreProps | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown instead of the news if loading failed. */
  readonly failure?: RecordFailure | undefined
}
