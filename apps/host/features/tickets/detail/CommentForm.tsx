import { TicketCommentForm } from '@kudex/ui'
import { useEffect } from 'react'
import { portalMessages } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { ticketMessages as messages } from './ticket.messages.ts'
import { TicketFiles } from './TicketFiles.tsx'
import { ticketErrorMessages } from '../draft/ticketForm.messages.ts'
import { useTicketDraft, type TicketDraftActor } from '../draft/useTicketDraft.tsx'

/** The form for a comment, whose text is kept until it has arrived (TICKET-11, TICKET-12, TICKET-15). */
export function CommentForm({ draft }: { readonly draft: TicketDraftActor }) {
  const { intl, path, link } = useAppContext()
  const { context, form, formError, has, isSending, send, toValue } = useTicketDraft<'comment'>(draft)
  const problem = context.problems['comment']
  // A ticket that was closed and reopened shows the form again, without the message of the comment before.
  useEffect(() => () => draft.send({ type: 'sent.read' }), [draft])
  const text = intl.formatMessage
  return (
    <TicketCommentForm
      {...form}
      action={link(path)}
      field={{
        label: text(messages.comment),
        value: toValue('comment') ?? '',
        error: problem && text(problem === 'invalid' ? ticketErrorMessages.invalid : messages.commentRequired),
      }}
      upload={<TicketFiles draft={draft} />}
      submitText={text(messages.sendComment)}
      isSending={isSending}
      failure={formError === undefined ? undefined : { title: text(portalMessages.failure), text: formError }}
      successText={has('sent') && !has('sentPartly') ? text(messages.commentSent) : undefined}
      onSubmit={() => send({ type: 'draft.submit', revision: null })}
    />
  )
}
