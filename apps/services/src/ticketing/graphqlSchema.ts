import {
  defaultMachineListQuery,
  defaultTicketListQuery,
  readMachineListQuery,
  readTicketListQuery,
  writeMachineListQuery,
  writeTicketListQuery,
} from '@kudex/domain/tickets'
import { guardRootFields } from './access.ts'
import { builder } from './builder.ts'
import { findMachine, listMachines } from './machines/readMachines.ts'
import { decideTransfer, listOpenTransfers, requestTransfer } from './machines/machineTransfers.ts'
import {
  Machine,
  MachinePage,
  MachineSortColumn,
  MachineTransfer,
  TransferResultType,
} from './machines/machineTypes.ts'
import { findTicket, listEvents, listLocations, listTickets } from './readTickets.ts'
import {
  CloseReason,
  Location,
  Ticket,
  TicketEventPage,
  TicketPage,
  TicketResultType,
  TicketSortColumn,
  TicketStatus,
  TicketType,
} from './ticketTypes.ts'
import './users/userFields.ts'
import { addComment, closeTicket, createTicket, reopenTicket, setTicketStatus, setWatching } from './writeTickets.ts'

const TicketSort = builder.inputType('TicketSort', {
  fields: (t) => ({ column: t.field({ type: TicketSortColumn }), descending: t.boolean() }),
})

const MachineSort = builder.inputType('MachineSort', {
  fields: (t) => ({ column: t.field({ type: MachineSortColumn }), descending: t.boolean() }),
})

// All fields are optional: missing ones are reported by the rules of the form, not by GraphQL.
const NewTicketInput = builder.inputType('NewTicketInput', {
  fields: (t) => ({
    location: t.string({ required: false, description: 'Id of a location.' }),
    ticketType: t.string({ required: false }),
    concern: t.string({ required: false, description: 'The field “machine concerned”.' }),
    subject: t.string({ required: false }),
    description: t.string({ required: false }),
    machineName: t.string({ required: false }),
    serialNumber: t.string({ required: false }),
    attachments: t.idList({ required: false, description: 'Ids of finished uploads.' }),
  }),
})

const NewCommentInput = builder.inputType('NewCommentInput', {
  fields: (t) => ({
    comment: t.string({ required: false }),
    attachments: t.idList({ required: false, description: 'Ids of finished uploads.' }),
  }),
})

const TicketClosureInput = builder.inputType('TicketClosureInput', {
  fields: (t) => ({ reason: t.string({ required: false }), comment: t.string({ required: false }) }),
})

const TransferInput = builder.inputType('TransferInput', {
  fields: (t) => ({
    recipient: t.string({ required: false, description: 'The receiving organization.' }),
    contact: t.string({ required: false, description: 'E-mail address there.' }),
    note: t.string({ required: false }),
  }),
})

const ServiceAuthorInput = builder.inputType('ServiceAuthorInput', {
  fields: (t) => ({ id: t.id({ description: 'Id in the system of the connector.' }), name: t.string() }),
})

builder.queryType({
  fields: (t) => ({
    tickets: t.field({
      description: "The tickets of the user's organizations (TICKET-02); internal staff see all.",
      type: TicketPage,
      args: {
        search: t.arg.string({ required: false }),
        types: t.arg({ type: [TicketType], required: false }),
        statuses: t.arg({ type: [TicketStatus], required: false }),
        organization: t.arg.string({ required: false, description: 'Id of one of the organizations.' }),
        machine: t.arg.string({ required: false, description: 'Serial number.' }),
        location: t.arg.string({ required: false }),
        mine: t.arg.boolean({ required: false }),
        sort: t.arg({ type: TicketSort, required: false }),
        page: t.arg.int({ required: false }),
      },
      resolve: (_root, args, { queries, viewer }) => {
        const query = readTicketListQuery(writeTicketListQuery({ ...defaultTicketListQuery, ...dropNulls(args) }))
        return listTickets(queries, viewer, query)
      },
    }),
    ticket: t.field({
      description: 'A ticket; null if it is unknown or belongs to another organization (TICKET-19).',
      type: Ticket,
      nullable: true,
      args: { id: t.arg.id() },
      resolve: (_root, { id }, { queries, viewer }) => findTicket(queries, viewer, id),
    }),
    ticketEvents: t.field({
      description: 'Changes of tickets after a cursor, at most 100; without a cursor only the current one.',
      type: TicketEventPage,
      args: { since: t.arg.id({ required: false }) },
      resolve: (_root, { since }, { queries, viewer }) =>
        listEvents(queries, viewer, /^\d{1,15}$/.test(since ?? '') ? Number(since) : null),
    }),
    machines: t.field({
      description: "The machines of the user's organizations (INVENT-01).",
      type: MachinePage,
      args: {
        search: t.arg.string({ required: false }),
        location: t.arg.string({ required: false }),
        due: t.arg.boolean({ required: false, description: 'Only machines whose maintenance is due.' }),
        sort: t.arg({ type: MachineSort, required: false }),
        page: t.arg.int({ required: false }),
      },
      resolve: (_root, args, { queries, viewer }) => {
        const query = readMachineListQuery(writeMachineListQuery({ ...defaultMachineListQuery, ...dropNulls(args) }))
        return listMachines(queries, viewer, query)
      },
    }),
    machine: t.field({
      description: 'A machine; null if it is unknown or belongs to another organization.',
      type: Machine,
      nullable: true,
      args: { serialNumber: t.arg.id() },
      resolve: (_root, { serialNumber }, { queries, viewer }) => findMachine(queries, viewer, serialNumber),
    }),
    machineTransfers: t.field({
      description: 'Requests for transfers that are not decided yet, the oldest first; for internal staff.',
      type: [MachineTransfer],
      resolve: (_root, _args, { queries }) => listOpenTransfers(queries),
    }),
    locations: t.field({
      type: [Location],
      resolve: (_root, _args, { queries, viewer }) => listLocations(queries, viewer),
    }),
  }),
})

const keyDescription = '64 hexadecimal digits, the same when a request is sent again.'

builder.mutationType({
  fields: (t) => ({
    createTicket: t.field({
      type: TicketResultType,
      args: { key: t.arg.string({ description: keyDescription }), input: t.arg({ type: NewTicketInput }) },
      resolve: (_root, { key, input }, context) => createTicket(context, key, input),
    }),
    addComment: t.field({
      type: TicketResultType,
      args: {
        key: t.arg.string({ description: keyDescription }),
        id: t.arg.id(),
        input: t.arg({ type: NewCommentInput }),
      },
      resolve: (_root, args, context) => addComment(context, args),
    }),
    closeTicket: t.field({
      description: 'Closes a ticket, unless it was changed after the given revision (TICKET-13).',
      type: TicketResultType,
      args: {
        key: t.arg.string({ description: keyDescription }),
        id: t.arg.id(),
        revision: t.arg.int(),
        input: t.arg({ type: TicketClosureInput }),
      },
      resolve: (_root, args, context) => closeTicket(context, args),
    }),
    reopenTicket: t.field({
      description: 'Reopens a ticket within 30 days of closing, unless it was changed after the given revision.',
      type: TicketResultType,
      args: { key: t.arg.string({ description: keyDescription }), id: t.arg.id(), revision: t.arg.int() },
      resolve: (_root, args, context) => reopenTicket(context, args),
    }),
    watchTicket: t.field({
      type: TicketResultType,
      args: { key: t.arg.string({ description: keyDescription }), id: t.arg.id() },
      resolve: (_root, args, context) => setWatching(context, { ...args, isWatching: true }),
    }),
    unwatchTicket: t.field({
      type: TicketResultType,
      args: { key: t.arg.string({ description: keyDescription }), id: t.arg.id() },
      resolve: (_root, args, context) => setWatching(context, { ...args, isWatching: false }),
    }),
    replyToTicket: t.field({
      description: 'Adds a reply of the service; for the connector with its token.',
      type: TicketResultType,
      args: {
        key: t.arg.string({ description: keyDescription }),
        id: t.arg.id(),
        author: t.arg({ type: ServiceAuthorInput }),
        input: t.arg({ type: NewCommentInput }),
      },
      resolve: (_root, { author, ...args }, context) => addComment(context, { ...args, service: author }),
    }),
    requestTransfer: t.field({
      description: 'Asks to transfer a machine; returns the undecided request if there is one.',
      type: TransferResultType,
      args: { serialNumber: t.arg.id(), input: t.arg({ type: TransferInput }) },
      resolve: (_root, { serialNumber, input }, context) => requestTransfer(context, serialNumber, input),
    }),
    decideTransfer: t.field({
      description: 'Moves the machine to a location of the receiving organization, or declines with a reason.',
      type: TransferResultType,
      args: {
        id: t.arg.id(),
        location: t.arg.id({ required: false, description: 'Accepts the transfer.' }),
        reason: t.arg.string({ required: false, description: 'Declines it.' }),
      },
      resolve: (_root, { id, location, reason }, context) => decideTransfer(context, { id, location, reason }),
    }),
    setTicketStatus: t.field({
      description: 'Sets the status; closing needs a reason. For internal staff, and for the connector with its token.',
      type: TicketResultType,
      args: {
        key: t.arg.string({ description: keyDescription }),
        id: t.arg.id(),
        author: t.arg({ type: ServiceAuthorInput, required: false, description: 'Given by the connector.' }),
        revision: t.arg.int({
          required: false,
          description: 'Nothing is changed if the ticket was changed after it.',
        }),
        status: t.arg({ type: TicketStatus }),
        reason: t.arg({ type: CloseReason, required: false }),
      },
      resolve: (_root, { author, revision, reason, ...args }, context) =>
        setTicketStatus(context, {
          ...args,
          revision: revision ?? undefined,
          reason: reason ?? null,
          service: author ?? undefined,
        }),
    }),
  }),
})

/** The ticketing schema: exactly `packages/api/schema/ticketing.graphql`. */
export const ticketingSchema = guardRootFields(builder.toSchema())

/** The arguments that were given. */
function dropNulls<Args extends object>(args: Args): object {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined))
}
