export { ticketListMessages } from './ticketList.messages.ts'
export { TicketListPanel } from './TicketListPanel.tsx'
