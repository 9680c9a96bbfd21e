import type { RootProps } from '../../foundations/rootProps.js'
import { ContactWays } from '../shared/people/ContactWays.js'
import { PeopleLayout } from '../shared/people/PeopleLayout.js'
import type { ContactLabels, ContactPerson } from '../contact.types.js'
import type { RecordFailure } from '../list.types.js'
import * as listStyles from '../shared/records/list.css.js'

/** Contacts with their contact options (CONTACT-03). */
export interface ContactListProps extends RootProps {
  /** Heading; omit it if the page's title says the same. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** People in display order. */
  readonly people: readonly ContactPerson[]
  /** Texts of controls and announcements. */
  readonly labels: ContactLabels
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown instead of the people if loading failed. */
  readonly failure?: RecordFailure | undefined
}

/** Contacts with portrait, name, role and contact options. */
export function ContactList({ title, lead, people, labels, emptyText, failure, ...rest }: ContactListProps) {
  return (
    <PeopleLayout
      look="rows"
      title={title}
      lead={lead}
      people={people}
      emptyText={emptyText}
      failure={failure}
      {...rest}
    >
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
