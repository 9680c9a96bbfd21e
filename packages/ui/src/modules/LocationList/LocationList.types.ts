import type { ReactNode } from 'react'
import type { ContactLabels, ContactPerson, ContactWaysOf } from '../contact.types.js'

/** Contacts and locations with their filters (CONTACT-03…06). */
export interface LocationListProps {
  /** Left out where the page's own title says it. */
  readonly title?: string | undefined
  readonly lead?: string | undefined
  /** `LocationFilters`: brand, type of contact, country, region, search, reset. */
  readonly filters?: ReactNode
  readonly groups: readonly LocationGroup[]
  readonly labels: ContactLabels
  readonly emptyText: string
}

export interface LocationGroup {
  readonly id: string
  /** Country or region. */
  readonly title: string
  readonly locations: readonly LocationItem[]
}

export interface LocationItem extends ContactWaysOf {
  readonly id: string
  readonly name: string
  /** “Sales and service”. */
  readonly typeText?: string | undefined
  readonly brandsText?: string | undefined
  /** What it does for whom: “Also for Slovenia and Croatia”. */
  readonly noteText?: string | undefined
  readonly addressLines: readonly string[]
  /** Who answers there. */
  readonly people?: readonly ContactPerson[] | undefined
}
