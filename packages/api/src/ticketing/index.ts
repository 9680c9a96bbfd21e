export {
  createTicketingClient,
  type MachineListQuery,
  type MachinePage,
  type OrganizationLocation,
  type TicketEventPage,
  type TicketingClient,
  type TicketingClientOptions,
  type TicketingCredentials,
  type TicketPage,
  type TicketResult,
} from './ticketingClient.ts'
