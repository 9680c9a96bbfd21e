import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadTicket } from '../loadTickets.ts'

/** A ticket (TICKET-05). */
export const data = createDataHook(loadTicket)
