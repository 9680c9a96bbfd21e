import type { CloseReason, MachineDocumentKind, TicketConcern, TicketStatus, TicketType } from '@kudex/domain/tickets'

/** The customers of the ticketing service with their machines and tickets. */
export interface SeedTicketing {
  readonly people: readonly SeedPerson[]
  readonly organizations: readonly SeedOrganization[]
}

/** An author of tickets and comments. */
export interface SeedPerson {
  /** Name in the seed. */
  readonly key: string
  /** That of a demo account, or any for people who cannot sign in. */
  readonly id: string
  readonly name: string
  readonly isService: boolean
}

export interface SeedOrganization {
  readonly id: string
  readonly name: string
  readonly locations: readonly SeedMachineLocation[]
  readonly machines: readonly SeedMachine[]
  readonly tickets: readonly SeedTicket[]
}

interface SeedMachineLocation {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly country: string
}

export interface SeedMachine {
  readonly serialNumber: string
  /** Slug of a product. */
  readonly model: string
  /** Id of a location. */
  readonly location: string
  /** ISO 8601 date. */
  readonly deliveredOn: string
  readonly software?: string
  /** Documents that came with it. */
  readonly documents?: readonly MachineDocumentKind[]
}

export interface SeedTicket {
  /** Key of a person. */
  readonly by: string
  /** Days before the seed is loaded. */
  readonly daysAgo: number
  readonly type: TicketType
  readonly concern: TicketConcern
  /** Serial number; its location is that of the ticket. */
  readonly machine?: string
  /** Id of a location; without a machine. */
  readonly location?: string
  readonly subject: string
  readonly text: string
  /** Comments: keys of people and texts. */
  readonly talk?: readonly (readonly [by: string, text: string])[]
  /** A reason means that the ticket is closed. */
  readonly status: Exclude<TicketStatus, 'closed'> | CloseReason
}
