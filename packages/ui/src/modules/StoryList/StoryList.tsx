import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { ShowMore, type ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import { join } from '../../foundations/join.js'
import { PageSection, type PageSectionProps } from '../PageSection/PageSection.js'
import { CardSkeletons } from '../shared/records/CardSkeletons.js'
import { FailureState } from '../shared/records/FailureState.js'
import { StoryCard, type StoryCardItem } from '../StoryCard/StoryCard.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'
import * as styles from './StoryList.css.js'

/** Stories, newest first: the overview, an author's, or recommended reads (STORY-02, STORY-05, STORY-12). */
export interface StoryListProps extends RootProps {
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
  /** Size of the heading beside sections with `split` headings. */
  readonly titleSize?: PageSectionProps['titleSize']
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

/** Story teasers on a grid; optionally the latest one wide. */
export function StoryList(props: StoryListProps) {
  const {
    id,
    title,
    overline,
    lead,
    link,
    stories,
    leadFirst = false,
    headingLevel,
    filters,
    more,
    loadingText,
    emptyText,
    titleSize,
    failure,
    ...rest
  } = props
  const isSingle = Boolean(title) && stories.length === 1 && !filters && !more
  return (
    <PageSection
      id={id}
      layout={isSingle ? 'split' : 'stacked'}
      title={title}
      titleSize={titleSize}
      overline={overline}
      lead={lead}
      link={link}
      {...rest}
    >
      {filters && <div className={styles.filters}>{filters}</div>}
      {failure ? (
        <FailureState {...failure} />
      ) : loadingText !== undefined && stories.length === 0 ? (
        <CardSkeletons count={3} className={styles.list} loadingText={loadingText} />
      ) : stories.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <ul
          role="list"
          className={join(
            styles.list,
            (stories.length - (leadFirst ? 1 : 0)) % 3 === 0 && styles.rowsOfThree,
            isSingle && styles.single,
          )}
        >
          {stories.map((story, index) => {
            const isLead = leadFirst && index === 0
            return (
              <li key={story.id} className={isLead ? styles.first : undefined}>
                <StoryCard
                  story={story}
                  look={isLead ? 'lead' : isSingle ? 'row' : 'card'}
                  headingLevel={headingLevel}
                  isPriority={isLead}
                />
              </li>
            )
          })}
        </ul>
      )}
      {more && stories.length > 0 && <ShowMore {...more} className={styles.more} />}
    </PageSection>
  )
}
