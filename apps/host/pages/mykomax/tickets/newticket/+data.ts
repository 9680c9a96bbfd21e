import { ticketFormMessages, ticketListMessages } from '../../../../features/tickets/index.ts'
import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadPortalPage } from '../../loadPortalPage.ts'

/** The form of a new ticket, which the browser fills (TICKET-06). */
export const data = createDataHook((request) =>
  loadPortalPage(request, (user) => ({ user }), {
    title: ticketFormMessages.title,
    parent: { title: ticketListMessages.title, path: '/mykomax/tickets/list' },
  }),
)
