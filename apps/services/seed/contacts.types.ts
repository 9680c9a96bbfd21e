import type { ContactKind } from '@kudex/domain/contacts'
import type { LanguageCode, PictureName, Text } from './text.types.ts'

/** Locations and contacts, in the order of lists. */
export interface SeedContacts {
  locations: readonly SeedLocation[]
  people: readonly SeedContact[]
}

export interface SeedLocation {
  id: string
  /** Ids of the sites that show it. */
  sites: readonly string[]
  name: string
  brands: readonly string[]
  kinds: readonly ContactKind[]
  /** Country code. */
  country: string
  /** UN M49 code of a part of the world: `150` is Europe. */
  region: string
  /** Further countries it is responsible for. */
  serves?: readonly string[]
  street?: string
  postalCode?: string
  city: string
  phone?: string
  email?: string
  website?: string
  /** Latitude and longitude. */
  position?: readonly [number, number]
  /** False for a draft. */
  published?: boolean
}

export interface SeedContact {
  id: string
  sites: readonly string[]
  givenName: string
  familyName: string
  role?: Text
  email?: string
  phone?: string
  image?: PictureName
  kinds: readonly ContactKind[]
  /** Defaults to all countries. */
  countries?: readonly string[]
  languages: readonly LanguageCode[]
  /** Id of a location. */
  location?: string
  published?: boolean
}
