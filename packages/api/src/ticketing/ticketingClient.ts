import type { FormProblems } from '@kudex/domain/forms'
import type {
  CloseReason,
  Machine,
  MachineListQuery,
  MachineTransfer,
  OrganizationLocation,
  Ticket,
  TicketEvent,
  TicketFormName,
  TicketFormValues,
  TicketListQuery,
  TicketStatus,
  TicketSummary,
  TransferableMachine,
} from '@kudex/domain/tickets'
import type { CallOptions, TypedDocument } from '../transport/index.ts'
import { createRequest, type TicketingClientOptions } from './createRequest.ts'
import {
  AddCommentDocument,
  CloseTicketDocument,
  CreateTicketDocument,
  DecideTransferDocument,
  LocationsDocument,
  MachineDocument,
  MachinesDocument,
  MachineTransfersDocument,
  OwnOrganizationsDocument,
  ReopenTicketDocument,
  RequestApplicationDocument,
  RequestTransferDocument,
  type ResultFragment,
  SetTicketStatusDocument,
  TicketDocument,
  TicketEventsDocument,
  TicketsDocument,
  UnwatchTicketDocument,
  WatchTicketDocument,
} from './generated/graphql.ts'

export interface TicketPage {
  readonly tickets: readonly TicketSummary[]
  /** Number of all tickets that match. */
  readonly total: number
  /** False if a search matches more tickets. */
  readonly isTotalExact: boolean
  readonly page: number
  readonly pageSize: number
}

export interface MachinePage {
  readonly machines: readonly Machine[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** Events after a cursor, and the cursor for the next call. */
export interface TicketEventPage {
  readonly cursor: string
  readonly events: readonly TicketEvent[]
}

export interface PortalOrganization {
  readonly id: string
  readonly name: string
}

/** A request for access to an application of an organization, with the wanted role (UADM-06). */
export interface ApplicationRequest {
  readonly organization: string
  readonly application: string
  readonly role: string
}

/** The fields of a request to transfer a machine. */
export interface TransferValues {
  readonly recipient: string
  /** E-mail address. */
  readonly contact: string
  readonly note: string
}

/** A location accepts the transfer, a reason declines it. */
export type TransferDecision = { readonly location: string } | { readonly reason: string }

export interface TransferResult {
  /** The transfer as it is now; null if there are problems. */
  readonly transfer: MachineTransfer | null
  readonly problems: FormProblems
}

/** Result of a change; nothing was changed if there are problems or a conflict. */
export interface TicketResult {
  readonly ticket: Ticket | null
  /** True if the same request was made before. */
  readonly isRepeated: boolean
  readonly problems: FormProblems
  /** The event that the user did not know of, if the ticket no longer allows the change. */
  readonly conflict: TicketEvent | null
}

/** The new status; closing needs a reason. */
export type TicketStatusChange =
  | { readonly status: Exclude<TicketStatus, 'closed'> }
  | { readonly status: 'closed'; readonly reason: CloseReason }

type Values<Name extends TicketFormName> = Partial<TicketFormValues<Name>>

/** Each change has an idempotency key of 64 hexadecimal digits, the same when it is sent again. */
export interface TicketingClient {
  fetchTickets(query: TicketListQuery, options?: CallOptions): Promise<TicketPage>
  /** Null if the ticket is unknown or belongs to another organization (TICKET-19). */
  fetchTicket(id: string, options?: CallOptions): Promise<Ticket | null>
  /** Without a cursor only the current one. */
  fetchEvents(since: string | null, options?: CallOptions): Promise<TicketEventPage>
  fetchMachines(query: MachineListQuery, options?: CallOptions): Promise<MachinePage>
  /** Null if the machine is unknown or belongs to another organization. */
  fetchMachine(serialNumber: string, options?: CallOptions): Promise<TransferableMachine | null>
  /** Undecided transfers, the oldest first; for internal staff. */
  fetchTransfers(options?: CallOptions): Promise<readonly MachineTransfer[]>
  requestTransfer(serialNumber: string, values: TransferValues, options?: CallOptions): Promise<TransferResult>
  decideTransfer(id: string, decision: TransferDecision, options?: CallOptions): Promise<TransferResult>
  fetchLocations(options?: CallOptions): Promise<readonly OrganizationLocation[]>
  fetchOwnOrganizations(options?: CallOptions): Promise<readonly PortalOrganization[]>
  /** Asks for access to an application; returns the code of the problem if it was refused. */
  requestApplication(request: ApplicationRequest, options?: CallOptions): Promise<string | null>
  createTicket(key: string, values: Values<'ticket'>, options?: CallOptions): Promise<TicketResult>
  addComment(key: string, id: string, values: Values<'comment'>, options?: CallOptions): Promise<TicketResult>
  /** Refused with a conflict if the ticket was changed after `revision`. */
  closeTicket(
    key: string,
    ticket: Pick<Ticket, 'id' | 'revision'>,
    values: Values<'closure'>,
    options?: CallOptions,
  ): Promise<TicketResult>
  reopenTicket(key: string, ticket: Pick<Ticket, 'id' | 'revision'>, options?: CallOptions): Promise<TicketResult>
  watchTicket(key: string, id: string, isWatching: boolean, options?: CallOptions): Promise<TicketResult>
  /** For internal staff; refused with a conflict if the ticket was changed after `revision`. */
  setTicketStatus(
    key: string,
    ticket: Pick<Ticket, 'id' | 'revision'>,
    change: TicketStatusChange,
    options?: CallOptions,
  ): Promise<TicketResult>
}

/** Creates a client of the ticketing service (TICKET-17); errors are those of the transport. */
export function createTicketingClient(options: TicketingClientOptions): TicketingClient {
  const request = createRequest(options)

  async function change<Variables>(
    document: TypedDocument<{ readonly result: ResultFragment }, Variables>,
    variables: Variables,
    call: CallOptions | undefined,
  ): Promise<TicketResult> {
    const { result } = await request(document, variables, call)
    return { ...result, problems: toProblems(result.problems) }
  }

  return {
    fetchTickets: async (query, call) => (await request(TicketsDocument, query, call)).tickets,
    fetchTicket: async (id, call) => (await request(TicketDocument, { id }, call)).ticket,
    fetchEvents: async (since, call) => (await request(TicketEventsDocument, { since }, call)).ticketEvents,
    fetchMachines: async (query, call) => (await request(MachinesDocument, query, call)).machines,
    fetchMachine: async (serialNumber, call) => (await request(MachineDocument, { serialNumber }, call)).machine,
    fetchTransfers: async (call) => (await request(MachineTransfersDocument, {}, call)).machineTransfers,
    async requestTransfer(serialNumber, input, call) {
      const { result } = await request(RequestTransferDocument, { serialNumber, input }, call)
      return { ...result, problems: toProblems(result.problems) }
    },
    async decideTransfer(id, decision, call) {
      const { result } = await request(DecideTransferDocument, { id, ...decision }, call)
      return { ...result, problems: toProblems(result.problems) }
    },
    fetchLocations: async (call) => (await request(LocationsDocument, {}, call)).locations,
    fetchOwnOrganizations: async (call) => (await request(OwnOrganizationsDocument, {}, call)).ownOrganizations,
    requestApplication: async (wanted, call) => (await request(RequestApplicationDocument, wanted, call)).problem,
    createTicket: (key, input, call) => change(CreateTicketDocument, { key, input }, call),
    addComment: (key, id, input, call) => change(AddCommentDocument, { key, id, input }, call),
    closeTicket: (key, { id, revision }, input, call) =>
      change(CloseTicketDocument, { key, id, revision, input }, call),
    reopenTicket: (key, { id, revision }, call) => change(ReopenTicketDocument, { key, id, revision }, call),
    watchTicket: (key, id, isWatching, call) =>
      change(isWatching ? WatchTicketDocument : UnwatchTicketDocument, { key, id }, call),
    setTicketStatus: (key, { id, revision }, values, call) =>
      change(SetTicketStatusDocument, { key, id, revision, ...values }, call),
  }
}

function toProblems(problems: ResultFragment['problems']): FormProblems {
  return Object.fromEntries(problems.map(({ field, problem }) => [field, problem]))
}
