import type { TicketAuthor, TicketLocation } from './ticket.types.ts'

/** A customer's machine (INVENT-01). */
export interface Machine {
  /** Unique across organizations. */
  readonly serialNumber: string
  readonly name: string
  /** Slug of the product in the catalogue. */
  readonly model: string
  /** Version of the installed software; null if the machine has none. */
  readonly software: string | null
  /** ISO 8601 date. */
  readonly deliveredOn: string
  /** ISO 8601 date; the last day of the warranty. */
  readonly warrantyUntil: string
  /** ISO 8601 date of the next maintenance; null if none is planned. */
  readonly maintenanceDueOn: string | null
  readonly location: TicketLocation
  /** Null for users without the role for tickets. */
  readonly openTickets: number | null
}

/** A machine with its documents and the latest request to transfer it. */
export interface TransferableMachine extends Machine {
  readonly documents: readonly MachineDocument[]
  readonly transfer: MachineTransfer | null
}

/** Kinds of documents of a single machine. */
export const machineDocumentKinds = ['acceptanceProtocol', 'calibrationCertificate', 'terminalDiagram'] as const

export type MachineDocumentKind = (typeof machineDocumentKinds)[number]

/** A document of a single machine; `/api/machines/{serial number}/documents/{id}` returns it. */
export interface MachineDocument {
  readonly id: string
  readonly kind: MachineDocumentKind
  /** In the language of the document. */
  readonly title: string
  /** ISO 639-1. */
  readonly language: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
}

/** Statuses of a transfer. */
export const transferStatuses = ['requested', 'accepted', 'declined'] as const

export type TransferStatus = (typeof transferStatuses)[number]

/** A request to transfer a machine to another organization. */
export interface MachineTransfer {
  readonly id: string
  readonly serialNumber: string
  readonly machineName: string
  /** The organization that has the machine. */
  readonly organizationName: string
  /** The receiving organization, as the requester wrote it. */
  readonly recipient: string
  /** E-mail address of a contact there. */
  readonly contact: string
  readonly note: string
  readonly status: TransferStatus
  readonly requestedBy: TicketAuthor
  /** ISO 8601 with time zone. */
  readonly requestedOn: string
  /** Null until it is decided. */
  readonly decidedBy: TicketAuthor | null
  /** ISO 8601 with time zone; null until it is decided. */
  readonly decidedOn: string | null
  /** Why it was declined. */
  readonly reason: string | null
}
