import type { ReactNode } from 'react'
import type { RootProps } from '../../../foundations/rootProps.js'
import { EmptyState } from '../../../components/EmptyState/EmptyState.js'
import type { Picture } from '../../../components/Picture/Picture.js'
import type { RecordFailure } from '../../list.types.js'
import { PageSection } from '../../PageSection/PageSection.js'
import { Portrait } from './Portrait.js'
import { FailureState } from '../records/FailureState.js'
import * as styles from './PeopleLayout.css.js'

interface PersonWithPortrait {
  readonly id: string
  readonly picture?: Picture | undefined
  readonly initials?: string | undefined
}

type PeopleLayoutProps<Person> = RootProps & {
  title: string | undefined
  lead: string | undefined
  people: readonly Person[]
  emptyText: string
  failure: RecordFailure | undefined
  /** `rows`: portrait beside the text; `tiles`: larger portrait above the text. */
  look: keyof typeof styles.list
  /** Renders the text beside a portrait; the heading element depends on whether the section has a title. */
  children: (person: Person, NameHeading: 'h2' | 'h3') => ReactNode
}

/** A grid of people with portraits. */
export function PeopleLayout<Person extends PersonWithPortrait>(props: PeopleLayoutProps<Person>) {
  const { title, lead, people, emptyText, failure, look, children, ...rest } = props
  // One or two people fit beside their heading.
  const isFew = look === 'rows' && people.length > 0 && people.length <= 2
  return (
    <PageSection title={title} lead={lead} layout={isFew ? 'split' : 'stacked'} {...rest}>
      {failure ? (
        <FailureState {...failure} />
      ) : people.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <ul role="list" className={styles.list[look]}>
          {people.map((person) => (
            <li key={person.id} className={styles.person[look]}>
              <Portrait picture={person.picture} initials={person.initials} className={styles.face[look]} />
              <div className={styles.words}>{children(person, title ? 'h3' : 'h2')}</div>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}
