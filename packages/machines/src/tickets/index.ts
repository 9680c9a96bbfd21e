export { hasInput, type Draft, type DraftField, type DraftId } from './draft.ts'
export type { FormSubmission, SubmittedForm, TicketChangeRequest, TicketPage, TicketQuery } from './ports.ts'
export { toDraftStorageKey, toDraftStoragePrefix } from './storedDraft.ts'
export { ticketDraftMachine } from './ticketDraftMachine.ts'
export type { TicketDraftEvent, TicketDraftInput, TicketDraftTag } from './ticketDraftSetup.ts'
export {
  ticketListMachine,
  type TicketListEvent,
  type TicketListInput,
  type TicketListTag,
} from './ticketListMachine.ts'
export { ticketMachine } from './ticketMachine.ts'
export type { TicketEvent, TicketInput, TicketNews, TicketTag } from './ticketSetup.ts'
export type {
  TicketCheck,
  TicketFailure,
  TicketForm,
  TicketProblems,
  TicketResult,
  TicketTexts,
} from './tickets.types.ts'
