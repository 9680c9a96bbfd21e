import type { ReactNode } from 'react'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'
import type { StoryCardItem } from '../StoryCard/StoryCard.types.js'

/** Stories, newest first: the overview, an author's, or recommended reads (STORY-02, STORY-05, STORY-12). */
export interface StoryListProps {
  /** Anchor of the section. */
  readonly id?: string | undefined
  /** The heading. */
  readonly title?: string | undefined
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** To all stories, or back to them. */
  readonly link?: LinkItem | undefined
  /** The stories, newest first. */
  readonly stories: readonly StoryCardItem[]
  /** The first story is wide. */
  readonly leadFirst?: boolean | undefined
  /** Level of the cards' headings: 2 where the list has no title. */
  readonly headingLevel?: 2 | 3 | undefined
  /** The `StoryFilters`. */
  readonly filters?: ReactNode
  /** How many are shown, and the button for more of them. */
  readonly more?: ShowMoreProps | undefined
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** Said where there is nothing to show. */
  readonly emptyText: string
  /** In place of the stories: they could not be loaded, which is not the same as nothing. */
  readonly failure?: RecordFailure | undefined
}
