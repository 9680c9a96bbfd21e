import type { Picture } from '../components/Picture/Picture.js'

/** A contact option; phone numbers and addresses in readable form. */
export interface ContactWay {
  readonly href: string
  readonly text: string
}

/** A link among others with the same text. */
export interface NamedLink extends ContactWay {
  /** Visually hidden addition to the text: whose it is, or its target. */
  readonly detail: string
}

/** Contact options of a person or location. */
export interface ContactWaysOf {
  readonly phone?: ContactWay | undefined
  readonly email?: ContactWay | undefined
  readonly website?: ContactWay | undefined
  /** Opens another site in a new tab; the detail must say so. */
  readonly mapLink?: NamedLink | undefined
  /** vCard file. */
  readonly vCardLink?: NamedLink | undefined
}

/** A contact person. */
export interface ContactPerson extends ContactWaysOf {
  readonly id: string
  readonly name: string
  readonly role?: string | undefined
  readonly picture?: Picture | undefined
  /** Initials, shown without a picture; the name is separate text. */
  readonly initials?: string | undefined
  /** Language of the name if it differs from the page's. */
  readonly lang?: string | undefined
}

/** Accessible names of the contact options. */
export interface ContactLabels {
  readonly phone: string
  readonly email: string
  readonly website: string
}
