import type { ReactNode } from 'react'
import type { ContactLabels, ContactPerson, ContactWaysOf } from '../contact.types.js'
import type { RecordFailure } from '../list.types.js'

/** Contacts and locations with their filters (CONTACT-03…06). */
export interface LocationListProps {
  /** Left out where the page's own title says it. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** `LocationFilters`: brand, type of contact, country, region, search, reset. */
  readonly filters?: ReactNode
  /** Countries or regions with their locations. */
  readonly groups: readonly LocationGroup[]
  /** Words on controls and words that are only read out. */
  readonly labels: ContactLabels
  /** Said where there is nothing to show. */
  readonly emptyText: string
  /** In place of the places: they could not be loaded, which is not the same as nothing. */
  readonly failure?: RecordFailure | undefined
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
