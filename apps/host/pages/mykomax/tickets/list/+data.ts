import { ticketListMessages } from '../../../../features/tickets/index.ts'
import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadPortalPage } from '../../loadPortalPage.ts'

/** The list of tickets, which the browser loads (TICKET-02). */
export const data = createDataHook((request) => loadPortalPage(request, (user) => ({ user }), ticketListMessages.title))
