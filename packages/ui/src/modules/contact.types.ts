import type { Picture } from '../components/Picture/Picture.types.js'

/** A way to reach somebody; phone numbers and addresses as people read them. */
export interface ContactWay {
  readonly href: string
  readonly text: string
}

/** A link beside others of the same words. */
export interface NamedLink extends ContactWay {
  /** What it says on beyond its text for those who hear it: whose it is, where it leads. */
  readonly detail: string
}

/** How a person or a place is reached. */
export interface ContactWaysOf {
  readonly phone?: ContactWay | undefined
  readonly email?: ContactWay | undefined
  readonly website?: ContactWay | undefined
  /** Leads to another site, in a new tab: say so in the detail. */
  readonly mapLink?: NamedLink | undefined
  /** A file for the address book. */
  readonly vCardLink?: NamedLink | undefined
}

/** A person who can be asked. */
export interface ContactPerson extends ContactWaysOf {
  readonly id: string
  readonly name: string
  readonly role?: string | undefined
  readonly picture?: Picture | undefined
  /** Stand where there is no picture; the name is text of its own. */
  readonly initials?: string | undefined
  /** Language of the name where it is not the page's. */
  readonly lang?: string | undefined
}

/** Names of the ways, for those who hear them. */
export interface ContactLabels {
  readonly phone: string
  readonly email: string
  readonly website: string
}
