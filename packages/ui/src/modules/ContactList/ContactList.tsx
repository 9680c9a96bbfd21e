import { ContactWays } from '../parts/ContactWays.js'
import * as listStyles from '../parts/list.css.js'
import { PeopleFrame } from '../parts/PeopleFrame.js'
import type { ContactListProps } from './ContactList.types.js'

/** Who can be asked: face, name, what they do, and how they are reached. */
export function ContactList({ title, lead, people, labels, emptyText, failure }: ContactListProps) {
  return (
    <PeopleFrame look="rows" title={title} lead={lead} people={people} emptyText={emptyText} failure={failure}>
      {(person, NameHeading) => (
        <>
          <NameHeading className={listStyles.title} lang={person.lang}>
            {person.name}
          </NameHeading>
          {person.role && <p className={listStyles.meta}>{person.role}</p>}
          <ContactWays of={person} labels={labels} />
        </>
      )}
    </PeopleFrame>
  )
}
