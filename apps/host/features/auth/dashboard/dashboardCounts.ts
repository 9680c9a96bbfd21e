import { writeUserListQuery, type UserListQuery } from '@kudex/domain/access'
import {
  defaultMachineListQuery,
  defaultTicketListQuery,
  ticketStatuses,
  writeMachineListQuery,
  writeTicketListQuery,
  type TicketStatus,
} from '@kudex/domain/tickets'
import { dashboardMessages as messages } from './dashboard.messages.ts'

/** Tickets that are not closed. */
export const openStatuses = ticketStatuses.filter((status) => status !== 'closed')
/** Machines whose maintenance is due. */
export const dueMachinesQuery = { ...defaultMachineListQuery, due: true }
/** Users who ask for an application. */
export const accessRequestsQuery: UserListQuery = {
  search: '',
  organization: null,
  application: null,
  status: 'pending',
  page: 1,
}

/** The numbers of the dashboard in their order, each with the list that it counts; first what waits for the user. */
export const dashboardCounts = [
  { name: 'waitingTickets', message: messages.waitingTickets, path: toTicketList(['waiting']), needsAction: true },
  {
    name: 'accessRequests',
    message: messages.accessRequests,
    path: `/mykomax/user-admin?${writeUserListQuery(accessRequestsQuery).toString()}`,
    needsAction: true,
  },
  {
    name: 'openTransfers',
    message: messages.openTransfers,
    path: '/mykomax/inventory/transfers',
    needsAction: true,
  },
  { name: 'newTickets', message: messages.newTickets, path: toTicketList(['new']), needsAction: true },
  { name: 'openTickets', message: messages.openTickets, path: toTicketList(openStatuses), needsAction: false },
  {
    name: 'dueMachines',
    message: messages.dueMachines,
    path: `/mykomax/inventory?${writeMachineListQuery(dueMachinesQuery).toString()}`,
    needsAction: false,
  },
] as const

export type DashboardCountName = (typeof dashboardCounts)[number]['name']

function toTicketList(statuses: readonly TicketStatus[]): string {
  return `/mykomax/tickets/list?${writeTicketListQuery({ ...defaultTicketListQuery, statuses }).toString()}`
}
