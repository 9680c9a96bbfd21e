import type { ContactKind } from './contactKinds.ts'

/** A location of the company (CONTACT-03). */
export interface Location {
  readonly id: string
  readonly name: string
  /** Brands by the name of their theme: `strivona`. */
  readonly brands: readonly string[]
  readonly kinds: readonly ContactKind[]
  /** Country code of its address. */
  readonly country: string
  /** Region as a UN M49 code that CLDR has a name for: `150` is Europe. */
  readonly region: string
  /** Other countries that it serves. */
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

/** A contact person. */
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
