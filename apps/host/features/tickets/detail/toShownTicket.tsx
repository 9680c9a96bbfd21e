import {
  formatTicketNumber,
  type Ticket,
  type TicketAttachment,
  type TicketAuthor,
  type TicketChange,
  type TicketComment,
} from '@kudex/domain/tickets'
import { formatFileSize } from '@kudex/intl/formats'
import type { IntlShape } from '@kudex/intl/messages'
import { Link, VideoPlayer } from '@kudex/ui'
import type * as ui from '@kudex/ui'
import type { ReactNode } from 'react'
import { closeReasonMessages, ticketMessages as messages, ticketStatusTexts } from './ticket.messages.ts'
import { ticketLabels, ticketTypeMessages } from '../ticketFields.messages.ts'
import { ticketConcernMessages, ticketFormMessages } from '../draft/ticketForm.messages.ts'
import { toLocationText, toStatusText, toTicketStatus } from '../list/toTicketItem.ts'

interface Shown {
  /** Internal staff see the organization of a ticket, and whose answer it waits for. */
  readonly isStaff: boolean
  /** The page of the machine, if the viewer may see it. */
  readonly machineHref?: string | null | undefined
}

/** A ticket as its page shows it (TICKET-01, TICKET-05). */
export function toShownTicket(ticket: Ticket, intl: IntlShape, { isStaff, machineHref }: Shown): ui.Ticket {
  const text = intl.formatMessage
  const fact = (label: keyof typeof ticketLabels, value: ReactNode) =>
    value === null ? [] : [{ label: text(ticketLabels[label]), value }]
  return {
    ticketId: formatTicketNumber(ticket.number),
    subject: ticket.subject,
    status: toTicketStatus(ticket.status, intl, isStaff),
    // Only customers are informed about what happens next.
    statusText: isStaff ? undefined : text(ticketStatusTexts[ticket.status]),
    descriptionLabel: text(ticketFormMessages.description),
    description: ticket.description,
    facts: [
      ...fact('type', text(ticketTypeMessages[ticket.type])),
      ...fact('machine', ticket.machineName),
      ...fact(
        'serialNumber',
        machineHref && ticket.serialNumber ? (
          <Link href={machineHref}>{ticket.serialNumber}</Link>
        ) : (
          ticket.serialNumber
        ),
      ),
      ...fact('concern', text(ticketConcernMessages[ticket.concern])),
      ...fact('contact', toAuthorName(ticket.contact, intl)),
      ...fact('location', toLocationText(ticket.location, isStaff)),
      ...fact('createdOn', formatMoment(ticket.createdOn, intl)),
      ...fact('replies', intl.formatNumber(ticket.replies)),
      ...fact('comments', intl.formatNumber(ticket.comments)),
    ],
    attachments: ticket.attachments.map((attachment) => toShownAttachment(ticket.id, attachment, intl)),
    history: {
      title: text(messages.history),
      entries: ticket.history.map((change, index) => ({
        id: String(index),
        text: toChangeText(change, index === 0, intl, isStaff),
        changedOn: { dateTime: change.changedOn, text: formatMoment(change.changedOn, intl) },
      })),
    },
  }
}

/** A comment as the page of its ticket shows it. */
export function toShownComment(ticketId: string, comment: TicketComment, intl: IntlShape): ui.TicketComment {
  const { id, author, createdOn, text, attachments } = comment
  return {
    id,
    author: toAuthorName(author, intl),
    roleText: author.isService ? intl.formatMessage(messages.service) : undefined,
    writtenOn: { dateTime: createdOn, text: formatMoment(createdOn, intl) },
    text,
    attachments: attachments.map((attachment) => toShownAttachment(ticketId, attachment, intl)),
  }
}

export function toAuthorName({ id, name }: TicketAuthor, intl: IntlShape): string {
  return id === null ? intl.formatMessage(messages.deletedUser) : name
}

/** A date with time in the zone of the browser. */
export function formatMoment(moment: string, intl: IntlShape): string {
  return intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'short' })
}

function toChangeText(
  { status, reason, author }: TicketChange,
  isFirst: boolean,
  intl: IntlShape,
  isStaff: boolean,
): string {
  const name = toAuthorName(author, intl)
  if (isFirst) return intl.formatMessage(messages.created, { name })
  if (status === 'closed' && reason !== null) {
    return intl.formatMessage(messages.closed, { name, reason: intl.formatMessage(closeReasonMessages[reason]) })
  }
  return intl.formatMessage(messages.changed, { name, status: toStatusText(status, intl, isStaff) })
}

function toShownAttachment(
  ticketId: string,
  { id, name, mediaType, size }: TicketAttachment,
  intl: IntlShape,
): ui.TicketAttachment {
  const href = `/api/tickets/${ticketId}/attachments/${id}`
  const text = `${name}, ${formatFileSize(size, intl.locale)}`
  if (mediaType.startsWith('video/')) {
    const player = (
      <VideoPlayer
        title={name}
        source={{ type: 'file', src: href, mediaType }}
        playLabel={intl.formatMessage(messages.playVideo, { name })}
        linkText={intl.formatMessage(messages.watchVideo)}
      />
    )
    return { href, text, player }
  }
  if (!renderedTypes.has(mediaType)) return { href, text }
  return { href, text, thumbnail: { alt: '', src: `${href}/thumbnail`, sources: [], width: 160, height: 120 } }
}

/** Image types of which the ticketing service makes thumbnails. */
const renderedTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'])
