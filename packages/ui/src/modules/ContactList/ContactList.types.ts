import type { ContactLabels, ContactPerson } from '../contact.types.js'
import type { RecordFailure } from '../list.types.js'

/** People with the ways to reach them (CONTACT-03). */
export interface ContactListProps {
  /** The heading; left out where the page's own title says it. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The people, in the order they are shown. */
  readonly people: readonly ContactPerson[]
  /** Words on controls and words that are only read out. */
  readonly labels: ContactLabels
  /** Said where there is nobody to show. */
  readonly emptyText: string
  /** In place of the people: they could not be loaded, which is not the same as nothing. */
  readonly failure?: RecordFailure | undefined
}
