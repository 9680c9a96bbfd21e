import { TicketListPage } from '../TicketListPage.tsx'
import { createPage } from '../../../shared/layout/createPage.tsx'

export const Page = createPage(TicketListPage)
