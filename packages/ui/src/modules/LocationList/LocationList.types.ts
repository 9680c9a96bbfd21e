import type { ReactNode } from 'react'
import type { ContactLabels, ContactPerson, ContactWaysOf } from '../contact.types.js'
import type { RecordFailure } from '../list.types.js'

/** Contacts and locations with their filters (CONTACT-03…06). */
export interface LocationListProps {
  /** Heading; omit it if the page's title says the same. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** `LocationFilters`: brand, type of contact, country, region, search, reset. */
  readonly filters?: ReactNode
  /** Countries or regions with their locations. */
  readonly groups: readonly LocationGroup[]
  /** Texts of controls and announcements. */
  readonly labels: ContactLabels
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown instead of the locations if loading failed. */
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
  /** Scope: “Also for Slovenia and Croatia”. */
  readonly noteText?: string | undefined
  readonly addressLines: readonly string[]
  /** Contact persons. */
  readonly people?: readonly ContactPerson[] | undefined
}
