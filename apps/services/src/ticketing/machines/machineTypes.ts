import { machineDocumentKinds, machineSortColumns, transferStatuses } from '@kudex/domain/tickets'
import { mayReadTickets } from '../access.ts'
import { builder } from '../builder.ts'
import { pageSize } from '../readTickets.ts'
import { Location, TicketAuthor, TicketProblem } from '../ticketTypes.ts'
import { listDocuments, type DocumentRow } from './machineDocuments.ts'
import { findLatestTransfer, type TransferResult, type TransferRow } from './machineTransfers.ts'
import type { MachineRow } from './readMachines.ts'

export const MachineSortColumn = builder.enumType('MachineSortColumn', { values: machineSortColumns })

const TransferStatus = builder.enumType('TransferStatus', { values: transferStatuses })

export const MachineTransfer = builder.objectRef<TransferRow>('MachineTransfer').implement({
  description: 'A request to transfer a machine to another organization.',
  fields: (t) => ({
    id: t.id({ resolve: ({ transfer }) => transfer.id }),
    serialNumber: t.id({ resolve: ({ transfer }) => transfer.serialNumber }),
    machineName: t.string({ resolve: ({ machine }) => machine.name }),
    organizationName: t.string({ resolve: ({ organization }) => organization.name }),
    recipient: t.string({ resolve: ({ transfer }) => transfer.recipient }),
    contact: t.string({ resolve: ({ transfer }) => transfer.contact }),
    note: t.string({ resolve: ({ transfer }) => transfer.note }),
    status: t.field({ type: TransferStatus, resolve: ({ transfer }) => transfer.status }),
    requestedBy: t.field({ type: TicketAuthor, resolve: ({ requester }) => requester }),
    requestedOn: t.string({ resolve: ({ transfer }) => transfer.requestedAt.toISOString() }),
    decidedBy: t.field({ type: TicketAuthor, nullable: true, resolve: ({ decider }) => decider }),
    decidedOn: t.string({ nullable: true, resolve: ({ transfer }) => transfer.decidedAt?.toISOString() ?? null }),
    reason: t.string({ nullable: true, resolve: ({ transfer }) => transfer.reason }),
  }),
})

const MachineDocumentKind = builder.enumType('MachineDocumentKind', { values: machineDocumentKinds })

const MachineDocument = builder.objectRef<DocumentRow>('MachineDocument').implement({
  description: 'A document of a single machine, below /ticketing/machines/{serialNumber}/documents/{id}.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: MachineDocumentKind, resolve: ({ kind }) => kind }),
    title: t.exposeString('title'),
    language: t.exposeString('language', { description: 'ISO 639-1.' }),
    mediaType: t.exposeString('mediaType'),
    size: t.exposeInt('size', { description: 'Bytes.' }),
  }),
})

export const Machine = builder.objectRef<MachineRow>('Machine').implement({
  fields: (t) => ({
    serialNumber: t.id({ resolve: ({ machine }) => machine.serialNumber }),
    name: t.string({ resolve: ({ machine }) => machine.name }),
    model: t.string({ description: 'Slug of the product.', resolve: ({ machine }) => machine.model }),
    software: t.string({ nullable: true, resolve: ({ machine }) => machine.software }),
    deliveredOn: t.string({ resolve: ({ machine }) => machine.deliveredOn }),
    warrantyUntil: t.string({ resolve: ({ machine }) => machine.warrantyUntil }),
    maintenanceDueOn: t.string({
      nullable: true,
      description: 'Null if no maintenance is planned.',
      resolve: ({ machine }) => machine.maintenanceDueOn,
    }),
    transfer: t.field({
      description: 'The latest request to transfer the machine.',
      type: MachineTransfer,
      nullable: true,
      resolve: ({ machine }, _args, { queries }) => findLatestTransfer(queries, machine),
    }),
    documents: t.field({
      description: 'Its own documents; those of its product are in the catalogue.',
      type: [MachineDocument],
      resolve: ({ machine }, _args, { queries }) => listDocuments(queries, machine.serialNumber),
    }),
    location: t.field({ type: Location, resolve: (row) => row }),
    openTickets: t.int({
      nullable: true,
      description: 'Null without access to the tickets of the organization.',
      resolve: ({ machine, openTickets }, _args, { viewer }) =>
        mayReadTickets(viewer, machine.organizationId) ? openTickets : null,
    }),
  }),
})

export const MachinePage = builder
  .objectRef<{ readonly machines: MachineRow[]; readonly total: number; readonly page: number }>('MachinePage')
  .implement({
    fields: (t) => ({
      machines: t.field({ type: [Machine], resolve: ({ machines }) => machines }),
      total: t.exposeInt('total'),
      page: t.exposeInt('page'),
      pageSize: t.int({ resolve: () => pageSize }),
    }),
  })

export const TransferResultType = builder.objectRef<TransferResult>('TransferResult').implement({
  description: 'The transfer as it is now; null if nothing was changed because of problems.',
  fields: (t) => ({
    transfer: t.field({ type: MachineTransfer, nullable: true, resolve: ({ transfer }) => transfer }),
    problems: t.field({ type: [TicketProblem], resolve: ({ problems }) => Object.entries(problems) }),
  }),
})
