import { TicketPage } from '../TicketPage.tsx'
import { createPage } from '../../../shared/layout/createPage.tsx'

export const Page = createPage(TicketPage)
