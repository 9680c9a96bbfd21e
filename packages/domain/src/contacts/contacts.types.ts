import type { ContactKind } from './contactKinds.ts'

/** A place where somebody can be reached (CONTACT-03). */
export interface Location {
  readonly id: string
  readonly name: string
  /** Brands by the name of their theme: `strivona`. */
  readonly brands: readonly string[]
  readonly kinds: readonly ContactKind[]
  /** Where it stands. */
  readonly country: string
  /** Part of the world as a UN M49 code that CLDR names: `150` is Europe. */
  readonly region: string
  /** Further countries that it is responsible for. */
  readonly countriesServed: readonly string[]
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string
  readonly phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A person who can be asked. */
export interface Contact {
  readonly id: string
  readonly givenName: string
  readonly familyName: string
  readonly role: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly kinds: readonly ContactKind[]
  /** Empty: everywhere. */
  readonly countries: readonly string[]
  /** Languages that the person speaks. */
  readonly languages: readonly string[]
  readonly locationId: string | null
}
