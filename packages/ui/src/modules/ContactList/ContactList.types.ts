import type { ContactLabels, ContactPerson } from '../contact.types.js'

/** People with the ways to reach them (CONTACT-03). */
export interface ContactListProps {
  readonly title?: string | undefined
  readonly lead?: string | undefined
  readonly people: readonly ContactPerson[]
  readonly labels: ContactLabels
  readonly emptyText: string
}
