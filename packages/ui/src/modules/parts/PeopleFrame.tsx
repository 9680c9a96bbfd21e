import type { ReactNode } from 'react'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import type { Picture as PictureData } from '../../components/Picture/Picture.types.js'
import type { RecordFailure } from '../list.types.js'
import { PageSection } from '../PageSection/PageSection.js'
import { Face } from './Face.js'
import { FailureState } from './FailureState.js'
import * as styles from './PeopleFrame.css.js'

interface FramedPerson {
  readonly id: string
  readonly picture?: PictureData | undefined
  readonly initials?: string | undefined
}

type PeopleFrameProps<Person> = {
  title: string | undefined
  lead: string | undefined
  people: readonly Person[]
  emptyText: string
  failure: RecordFailure | undefined
  /** `rows`: the face stands beside the words; `tiles`: above them, and larger. */
  look: keyof typeof styles.list
  /** What stands with a face; the level of a name follows the page's outline, with a title or without. */
  children: (person: Person, NameHeading: 'h2' | 'h3') => ReactNode
}

/** People on a grid, each with a face. */
export function PeopleFrame<Person extends FramedPerson>(props: PeopleFrameProps<Person>) {
  const { title, lead, people, emptyText, failure, look, children } = props
  return (
    <PageSection title={title} lead={lead}>
      {failure ? (
        <FailureState {...failure} />
      ) : people.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <ul role="list" className={styles.list[look]}>
          {people.map((person) => (
            <li key={person.id} className={styles.person[look]}>
              <Face picture={person.picture} initials={person.initials} className={styles.face[look]} />
              <div className={styles.words}>{children(person, title ? 'h3' : 'h2')}</div>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}
