export {
  machineDocumentKinds,
  transferStatuses,
  type Machine,
  type MachineDocumentKind,
  type MachineTransfer,
  type TransferableMachine,
  type TransferStatus,
} from './machine.types.ts'
export { checkMachineForm } from './machineForms.ts'
export {
  defaultMachineListQuery,
  machineSortColumns,
  maintenanceNotice,
  readMachineListQuery,
  writeMachineListQuery,
  type MachineListQuery,
  type MachineSortColumn,
} from './machineListQuery.ts'
export {
  closeReasons,
  ticketConcerns,
  ticketEventKinds,
  ticketStatuses,
  ticketTypes,
  type CloseReason,
  type OrganizationLocation,
  type Ticket,
  type TicketAttachment,
  type TicketAuthor,
  type TicketChange,
  type TicketComment,
  type TicketConcern,
  type TicketEvent,
  type TicketEventKind,
  type TicketLocation,
  type TicketStatus,
  type TicketSummary,
  type TicketType,
} from './ticket.types.ts'
export { draftStoragePrefix } from './draftStoragePrefix.ts'
export { reopenDays, resolveTicketActions, type TicketAction } from './ticketActions.ts'
export { checkTicketForm, maxAttachments, type TicketFormName, type TicketFormValues } from './ticketForms.ts'
export {
  defaultTicketListQuery,
  isFilteredTicketList,
  readTicketListQuery,
  ticketSortColumns,
  writeTicketListQuery,
  type TicketListQuery,
  type TicketSortColumn,
} from './ticketListQuery.ts'
export { formatLocation } from './formatLocation.ts'
export { formatTicketNumber, parseTicketNumber } from './ticketNumber.ts'
