import type { ContactListProps, LocationFiltersProps, LocationListProps } from '@kudex/ui'

/** Locations with their filters, where visitors may narrow them (CONTACT-03…06). */
export interface LocationsBlockProps {
  readonly list: Omit<LocationListProps, 'filters'>
  readonly filters: Omit<LocationFiltersProps, 'onChange' | 'onReset'> | null
}

/** People that a page names. */
export type ContactsBlockProps = ContactListProps

/** A block about contacts with the props of the module that shows it. */
export type ContactPageBlock =
  | { readonly kind: 'locations'; readonly props: LocationsBlockProps }
  | { readonly kind: 'contacts'; readonly props: ContactsBlockProps }
