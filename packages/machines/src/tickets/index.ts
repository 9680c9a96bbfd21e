export type { TicketPage } from './ports.ts'
export { ticketListMachine } from './ticketListMachine.ts'
export type { TicketResult } from './tickets.types.ts'
