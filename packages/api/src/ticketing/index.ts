export { type TicketingCredentials } from './createRequest.ts'
export {
  createTicketingClient,
  type PortalOrganization,
  type TicketingClient,
  type TransferDecision,
} from './ticketingClient.ts'
export { createTicketingOperationCheck } from './ticketingOperations.ts'
export { createUserClient, type UserClient } from './userClient.ts'
