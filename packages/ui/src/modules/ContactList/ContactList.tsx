import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { Picture } from '../../components/Picture/Picture.js'
import { PageSection } from '../PageSection/PageSection.js'
import { ContactWays } from '../parts/ContactWays.js'
import * as listStyles from '../parts/list.css.js'
import * as styles from './ContactList.css.js'
import type { ContactListProps } from './ContactList.types.js'

/** Who can be asked: face, name, what they do, and how they are reached. */
export function ContactList({ title, lead, people, labels, emptyText }: ContactListProps) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <PageSection title={title} lead={lead}>
      {people.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <ul role="list" className={styles.list}>
          {people.map((person) => (
            <li key={person.id} className={styles.person}>
              <div className={styles.face}>
                {person.picture && <Picture picture={{ ...person.picture, alt: '' }} ratio="fill" />}
              </div>
              <div className={styles.body}>
                <Heading className={listStyles.title} lang={person.lang}>
                  {person.name}
                </Heading>
                {person.role && <p className={listStyles.meta}>{person.role}</p>}
                <ContactWays of={person} labels={labels} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}
