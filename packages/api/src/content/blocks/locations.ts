import { isContactKind, type ContactKind } from '@kudex/domain/contacts'
import type { LocationsBlockFragment } from '../generated/graphql.ts'

/** Locations of the site that match the given filters (CONTACT-03). */
export interface LocationsBlock {
  readonly kind: 'locations'
  readonly id: string
  readonly title: string | null
  readonly lead: string | null
  /** True if visitors can filter the list (CONTACT-04). */
  readonly hasFilters: boolean
  readonly brand: string | null
  readonly contactKind: ContactKind | null
  readonly country: string | null
}

export function toLocationsBlock({
  id,
  title,
  lead,
  hasFilters,
  brand,
  contactKind: kind,
  country,
}: LocationsBlockFragment): LocationsBlock {
  const contactKind = kind !== null && isContactKind(kind) ? kind : null
  return { kind: 'locations', id, title, lead, hasFilters, brand, contactKind, country }
}
