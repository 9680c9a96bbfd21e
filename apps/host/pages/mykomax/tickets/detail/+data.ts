import { ticketMessages } from '../../../../features/tickets/index.ts'
import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadPortalPage } from '../../loadPortalPage.ts'

/** A ticket, which the browser loads (TICKET-05). */
export const data = createDataHook((request) => {
  const ticketId = request.address.path.split('/').at(-1)?.toLowerCase() ?? ''
  return loadPortalPage(request, (user) => ({ user, ticketId }), ticketMessages.title)
})
