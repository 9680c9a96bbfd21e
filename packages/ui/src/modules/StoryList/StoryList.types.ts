import type { ReactNode } from 'react'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'
import type { StoryCardItem } from '../StoryCard/StoryCard.types.js'

/** Stories, newest first: the overview, an author's, or recommended reads (STORY-02, STORY-05, STORY-12). */
export interface StoryListProps {
  /** Anchor id. */
  readonly id?: string | undefined
  /** Heading. */
  readonly title?: string | undefined
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Link to all stories, or back to them. */
  readonly link?: LinkItem | undefined
  /** The stories, newest first. */
  readonly stories: readonly StoryCardItem[]
  /** Shows the first story wide. */
  readonly leadFirst?: boolean | undefined
  /** Heading level of the cards: 2 if the list has no title. */
  readonly headingLevel?: 2 | 3 | undefined
  /** The `StoryFilters`. */
  readonly filters?: ReactNode
  /** Number of shown entries and the button for more. */
  readonly more?: ShowMoreProps | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown instead of the stories if loading failed. */
  readonly failure?: RecordFailure | undefined
}
