import type { ReactNode } from 'react'
import type { ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import type { LinkItem } from '../link.types.js'
import type { StoryCardItem } from '../StoryCard/StoryCard.types.js'

/** Stories, newest first: the overview, an author's, or recommended reads (STORY-02, STORY-05, STORY-12). */
export interface StoryListProps {
  /** Anchor of the section. */
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly overline?: string | undefined
  readonly lead?: string | undefined
  /** To all stories, or back to them. */
  readonly link?: LinkItem | undefined
  readonly stories: readonly StoryCardItem[]
  /** The first story is wide. */
  readonly leadFirst?: boolean | undefined
  /** Level of the cards' headings: 2 where the list has no title. */
  readonly headingLevel?: 2 | 3 | undefined
  /** The `StoryFilters`. */
  readonly filters?: ReactNode
  readonly more?: ShowMoreProps | undefined
  readonly loadingText?: string | undefined
  readonly emptyText: string
  /** In place of the stories: they could not be loaded. */
  readonly placeholder?: ReactNode
}
