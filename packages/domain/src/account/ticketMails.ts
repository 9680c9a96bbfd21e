/** The mails about tickets that a person can choose. */
export const ticketMails = ['created', 'commented', 'status', 'closed'] as const

export type TicketMail = (typeof ticketMails)[number]
