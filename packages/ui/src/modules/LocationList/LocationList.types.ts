import type { ReactNode } from 'react'

/** Contacts and locations with their filters (CONTACT-03…06). */
export interface LocationListProps {
  /** The heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** A `FilterBar`: brand, type of contact, country, region, search, reset. */
  readonly filters?: ReactNode
  /** Countries or regions with their locations. */
  readonly groups: readonly {
    readonly id: string
    /** Country or region. */
    readonly title: string
    readonly locations: readonly LocationItem[]
  }[]
  /** Words on controls and words that are only read out. */
  readonly labels: { readonly phone: string; readonly email: string; readonly website: string }
  /** Said where there is nothing to show. */
  readonly emptyText: string
}

export interface LocationItem {
  readonly id: string
  readonly name: string
  /** “Sales and service”. */
  readonly typeText?: string | undefined
  readonly brandsText?: string | undefined
  readonly addressLines: readonly string[]
  readonly phone?: { readonly href: string; readonly text: string } | undefined
  readonly email?: { readonly href: string; readonly text: string } | undefined
  readonly website?: { readonly href: string; readonly text: string } | undefined
  readonly mapLink?: { readonly href: string; readonly text: string } | undefined
}
