export { ticketDraftMachine } from './ticketDraftMachine.ts'
