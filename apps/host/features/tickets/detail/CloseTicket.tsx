import { closeReasons, reopenDays, type Ticket } from '@kudex/domain/tickets'
import { Button, TicketCloseDialog } from '@kudex/ui'
import { useState } from 'react'
import { portalMessages } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { closeMessages as messages, closeReasonMessages, ticketMessages } from './ticket.messages.ts'
import { ticketErrorMessages, ticketFormMessages } from '../draft/ticketForm.messages.ts'
import { formatMoment, toAuthorName } from './toShownTicket.tsx'
import { useTicketDraft, type TicketDraftActor } from '../draft/useTicketDraft.tsx'

export interface CloseTicketProps {
  readonly draft: TicketDraftActor
  readonly ticket: Ticket
}

/** Closes a ticket with a reason and an optional comment (TICKET-13, TICKET-14). */
export function CloseTicket({ draft, ticket }: CloseTicketProps) {
  const { intl, path, link } = useAppContext()
  /** Null before the first use: a closure that waits or has failed opens the dialog. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const { context, form, formError, has, isSending, send, toValue } = useTicketDraft<'reason' | 'comment'>(draft)
  const { failure, problems } = context
  const text = intl.formatMessage
  if (isOpen === null && (has('queued') || has('unauthenticated') || failure !== null)) setIsOpen(true)
  const change = failure?.code === 'conflict' ? failure.change : null
  const toFailure = () => {
    if (change) {
      const values = { name: toAuthorName(change.author, intl), date: formatMoment(change.changedOn, intl) }
      return { title: text(ticketMessages.conflict), text: text(ticketMessages.conflictText, values) }
    }
    return formError === undefined ? undefined : { title: text(portalMessages.failure), text: formError }
  }
  return (
    <TicketCloseDialog
      {...form}
      trigger={<Button look="outline">{text(messages.title)}</Button>}
      open={isOpen ?? false}
      onOpenChange={setIsOpen}
      title={text(messages.title)}
      description={text(messages.text, { days: reopenDays })}
      closeLabel={text(messages.dismiss)}
      action={link(path)}
      fields={{
        reason: {
          label: text(messages.reason),
          value: toValue('reason') ?? '',
          error: problems['reason'] && text(messages.reasonRequired),
        },
        comment: {
          label: text(messages.comment),
          value: toValue('comment') ?? '',
          error: problems['comment'] && text(ticketErrorMessages.invalid),
        },
      }}
      reasons={closeReasons.map((value) => ({ value, text: text(closeReasonMessages[value]) }))}
      submitText={text(messages.title)}
      cancelText={text(ticketFormMessages.cancel)}
      isSending={isSending}
      failure={toFailure()}
      onSubmit={() => send({ type: 'draft.submit', revision: ticket.revision })}
    />
  )
}
