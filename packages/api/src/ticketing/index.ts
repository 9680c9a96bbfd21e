export { createTicketingClient, type TicketingClient } from './ticketingClient.ts'
export { createTicketingOperationCheck } from './ticketingOperations.ts'
