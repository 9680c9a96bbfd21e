import type { TicketingClient } from '@kudex/api/ticketing'
import { checkTicketForm, type Ticket } from '@kudex/domain/tickets'
import type { FormSubmission, SubmittedForm, TicketResult } from '@kudex/machines/tickets'
import { toTicketResult } from '../detail/toTicketResult.ts'

type Submitter = Pick<TicketingClient, 'createTicket' | 'addComment' | 'closeTicket'>

/** Sends a form of tickets; the same key does it once (TICKET-10, TICKET-12, TICKET-13). */
export async function submitTicketForm(
  client: Submitter,
  userId: string,
  { form, ticketId, key, texts, files, revision }: FormSubmission,
  signal: AbortSignal,
): Promise<TicketResult<SubmittedForm>> {
  const fields = { ...texts, attachments: files.map(({ location }) => location.slice(-uploadIdLength)) }
  if (form === 'ticket') {
    const checked = checkTicketForm('ticket', fields)
    if (!checked.isValid) return reject(checked.problems)
    const { values } = checked
    return toTicketResult(client.createTicket(key, values, { signal }), (ticket, isRepeated) => ({
      ticket,
      isCurrent:
        !isRepeated ||
        (ticket.subject === values.subject &&
          ticket.description === values.description &&
          ticket.type === values.ticketType &&
          ticket.concern === values.concern &&
          ticket.location.id === values.location &&
          (ticket.machineName ?? '') === (values.machineName ?? '') &&
          (ticket.serialNumber ?? '') === (values.serialNumber ?? '')),
    }))
  }
  if (ticketId === null) throw new Error('Comments and closures belong to a ticket')
  if (form === 'comment') {
    const checked = checkTicketForm('comment', fields)
    if (!checked.isValid) return reject(checked.problems)
    const { values } = checked
    return toTicketResult(client.addComment(key, ticketId, values, { signal }), (ticket, isRepeated) => ({
      ticket,
      isCurrent: !isRepeated || ticket.entries.some((entry) => isBy(entry, userId) && entry.text === values.comment),
    }))
  }
  const checked = checkTicketForm('closure', texts)
  if (!checked.isValid) return reject(checked.problems)
  const { values } = checked
  const call = client.closeTicket(key, { id: ticketId, revision: revision ?? 0 }, values, { signal })
  return toTicketResult(call, (ticket, isRepeated) => ({
    ticket,
    isCurrent: !isRepeated || ticket.history.some((change) => isBy(change, userId) && change.reason === values.reason),
  }))
}

/** The location of an upload ends with its id. */
const uploadIdLength = 64

function isBy({ author }: Pick<Ticket['entries'][number], 'author'>, userId: string): boolean {
  return author.id === userId
}

function reject(problems: Readonly<Record<string, string>>): TicketResult<never> {
  return { isDone: false, failure: { code: 'rejected', problems } }
}
