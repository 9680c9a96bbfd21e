import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadTicketList } from '../loadTickets.ts'

/** A page of the list of tickets (TICKET-02). */
export const data = createDataHook(loadTicketList)
