import { TicketPanel } from '../../../../features/tickets/index.ts'
import { createPage } from '../../../shared/layout/createPage.tsx'

export const Page = createPage(TicketPanel)
