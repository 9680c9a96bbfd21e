export {
  createTicketingClient,
  type PortalOrganization,
  type TicketingClient,
  type TicketingCredentials,
} from './ticketingClient.ts'
export { createTicketingOperationCheck } from './ticketingOperations.ts'
