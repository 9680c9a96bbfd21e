import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { ShowMore } from '../../components/ShowMore/ShowMore.js'
import { PageSection } from '../PageSection/PageSection.js'
import { CardSkeletons } from '../shared/records/CardSkeletons.js'
import { FailureState } from '../shared/records/FailureState.js'
import { StoryCard } from '../StoryCard/StoryCard.js'
import * as styles from './StoryList.css.js'
import type { StoryListProps } from './StoryList.types.js'

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
  } = props
  return (
    <PageSection id={id} title={title} overline={overline} lead={lead} link={link}>
      {filters && <div className={styles.filters}>{filters}</div>}
      {props.failure ? (
        <FailureState {...props.failure} />
      ) : loadingText !== undefined && stories.length === 0 ? (
        <CardSkeletons count={3} className={styles.list} loadingText={loadingText} />
      ) : stories.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <ul role="list" className={styles.list}>
          {stories.map((story, index) => {
            const isLead = leadFirst && index === 0
            return (
              <li key={story.id} className={isLead ? styles.first : undefined}>
                <StoryCard
                  story={story}
                  look={isLead ? 'lead' : 'card'}
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
