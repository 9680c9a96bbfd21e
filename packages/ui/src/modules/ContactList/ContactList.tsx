import { ContactWays } from '../shared/people/ContactWays.js'
import * as listStyles from '../shared/records/list.css.js'
import { PeopleLayout } from '../shared/people/PeopleLayout.js'
import type { ContactListProps } from './ContactList.types.js'

/** Contacts with portrait, name, role and contact options. */
export function ContactList({ title, lead, people, labels, emptyText, failure }: ContactListProps) {
  return (
    <PeopleLayout look="rows" title={title} lead={lead} people={people} emptyText={emptyText} failure={failure}>
      {(person, NameHeading) => (
        <>
          <NameHeading className={listStyles.title} lang={person.lang}>
            {person.name}
          </NameHeading>
          {person.role && <p className={listStyles.meta}>{person.role}</p>}
          <ContactWays of={person} labels={labels} />
        </>
      )}
    </PeopleLayout>
  )
}
