export { type TicketingCredentials } from './createRequest.ts'
export {
  createTicketingClient,
  type PortalOrganization,
  type TicketingClient,
  type TransferDecision,
} from './ticketingClient.ts'
export { createTicketEvents, type TicketEvents } from './ticketEvents.ts'
export { createTicketingOperationCheck, ticketRevisionQuery } from './ticketingOperations.ts'
export { createUserClient, type UserClient } from './userClient.ts'
