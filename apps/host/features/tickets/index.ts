export { ticketLabels } from './ticketFields.messages.ts'
export { ticketListMessages } from './ticketList.messages.ts'
export { TicketListPanel } from './TicketListPanel.tsx'
export { toTicketItem } from './toTicketItem.ts'
