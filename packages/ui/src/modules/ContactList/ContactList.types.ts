import type { ContactLabels, ContactPerson } from '../contact.types.js'
import type { RecordFailure } from '../list.types.js'

/** Contacts with their contact options (CONTACT-03). */
export interface ContactListProps {
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
