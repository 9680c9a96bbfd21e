import {
  formatLocation,
  formatTicketNumber,
  type OrganizationLocation,
  type TicketStatus,
  type TicketSummary,
} from '@kudex/domain/tickets'
import type { RecordStatus, TicketListItem } from '@kudex/ui'
import type { AppContext } from '../../shared/appContext.ts'
import { staffMessages } from '../detail/staff.messages.ts'
import { ticketStatusMessages, ticketTypeMessages } from '../ticketFields.messages.ts'

/** Internal staff see the organization of a ticket, and whose answer it waits for. */
interface RowContext extends Pick<AppContext, 'intl' | 'link'> {
  readonly isStaff: boolean
}

/** A row of the list of tickets (TICKET-01). */
export function toTicketItem(ticket: TicketSummary, { intl, link, isStaff }: RowContext): TicketListItem {
  return {
    id: ticket.id,
    href: link(`/mykomax/tickets/${ticket.id}`),
    ticketId: formatTicketNumber(ticket.number),
    type: intl.formatMessage(ticketTypeMessages[ticket.type]),
    subject: keepWhole(ticket.subject, ticket.machineName),
    machine: ticket.machineName ?? undefined,
    serialNumber: ticket.serialNumber ?? undefined,
    status: toTicketStatus(ticket.status, intl, isStaff),
    createdOn: { dateTime: ticket.createdOn, text: intl.formatDate(ticket.createdOn, { dateStyle: 'medium' }) },
    replies: intl.formatNumber(ticket.replies),
    comments: intl.formatNumber(ticket.comments),
    contact: ticket.contact.name,
    location: toLocationText(ticket.location, isStaff),
  }
}

/** The name of a machine stays on one line: “CS 240”. */
function keepWhole(text: string, name: string | null): string {
  return name === null ? text : text.replaceAll(name, name.replaceAll(' ', '\u00a0'))
}

/** The status of a ticket with its tone. */
export function toTicketStatus(status: TicketStatus, intl: RowContext['intl'], isStaff: boolean): RecordStatus {
  return { text: toStatusText(status, intl, isStaff), tone: tones[status] }
}

/** The status from the reader's point of view: customers are asked for an answer, staff wait for one. */
export function toStatusText(status: TicketStatus, intl: RowContext['intl'], isStaff: boolean): string {
  return intl.formatMessage(isStaff && status === 'waiting' ? staffMessages.waiting : ticketStatusMessages[status])
}

/** Name and city of a location; for internal staff with its organization. */
export function toLocationText(location: OrganizationLocation, isStaff: boolean): string {
  return `${isStaff ? `${location.organization.name}: ` : ''}${formatLocation(location)}`
}

const tones = { new: 'info', inProgress: 'info', waiting: 'warning', closed: 'neutral' } as const
