export { createTicketingClient } from './ticketingClient.ts'
