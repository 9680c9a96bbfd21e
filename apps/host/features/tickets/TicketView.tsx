import type { User } from '@kudex/domain/identity'
import { resolveTicketActions, type Ticket } from '@kudex/domain/tickets'
import type { IntlShape } from '@kudex/intl/messages'
import type { ticketMachine } from '@kudex/machines/tickets'
import { Button, TicketDetail, type FormNotice, type LinkItem } from '@kudex/ui'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { portalMessages } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { CloseTicket } from './CloseTicket.tsx'
import { draftMessages } from './draft.messages.ts'
import { ticketMessages as messages } from './ticket.messages.ts'
import { ticketLabels, ticketStatusMessages } from './ticketFields.messages.ts'
import { formatMoment, toAuthorName, toShownComment, toShownTicket } from './toShownTicket.ts'
import { useCommentForm } from './useCommentForm.tsx'
import type { TicketDraftActor } from './useTicketDraft.ts'

export interface TicketViewProps {
  readonly actor: ActorRefFrom<typeof ticketMachine>
  readonly user: User
  readonly ticket: Ticket
  readonly comment: TicketDraftActor
  readonly closure: TicketDraftActor
  readonly backLink: LinkItem
}

/** A loaded ticket with what its user may do (TICKET-05, TICKET-11…15). */
export function TicketView({ actor, user, ticket, comment, closure, backLink }: TicketViewProps) {
  const { intl, settings } = useAppContext()
  const state = useSelector(actor, (snapshot) => snapshot)
  const commentForm = useCommentForm(comment)
  const text = intl.formatMessage
  const isChanging = state.hasTag('changing') || state.hasTag('queued')
  const isWatching = ticket.watchers.some(({ id }) => id === user.id)
  const [shownAt] = useState(() => new Date())
  const actions = resolveTicketActions(ticket, shownAt)
  return (
    <TicketDetail
      backLink={backLink}
      ticket={{
        ...toShownTicket(ticket, intl),
        watchers: {
          title: text(messages.watchers),
          names: ticket.watchers.map((watcher) => toAuthorName(watcher, intl)),
          emptyText: text(messages.noWatchers),
          action: (
            <Button
              look="outline"
              size="small"
              loading={isChanging}
              onClick={() => actor.send({ type: isWatching ? 'ticket.unwatch' : 'ticket.watch' })}
            >
              {text(isWatching ? messages.unwatch : messages.watch)}
            </Button>
          ),
        },
      }}
      close={actions.includes('close') && <CloseTicket draft={closure} ticket={ticket} />}
      reopen={
        actions.includes('reopen') && (
          <Button look="outline" loading={isChanging} onClick={() => actor.send({ type: 'ticket.reopen' })}>
            {text(messages.reopen)}
          </Button>
        )
      }
      notice={toNotice(state, () => actor.send({ type: 'change.cancel' }), intl, settings.supportEmail)}
      newsText={toNewsText(state.context.news, intl)}
      comments={{
        title: text(ticketLabels.comments),
        entries: ticket.entries.map((entry) => toShownComment(ticket.id, entry, intl)),
        emptyText: text(messages.noComments),
        form: actions.includes('comment') ? commentForm : undefined,
        closedText: text(messages.commentsClosed),
      }}
    />
  )
}

type State = SnapshotFrom<typeof ticketMachine>

/** What became of reopening or watching, if it was not done. */
function toNotice(state: State, cancel: () => void, intl: IntlShape, email: string): FormNotice | undefined {
  const { change, changeFailure } = state.context
  const text = intl.formatMessage
  if (state.hasTag('queued')) {
    return {
      tone: 'warning',
      title: text(draftMessages.offline),
      text: text(messages.queuedText),
      action: { text: text(messages.undo), onClick: cancel },
    }
  }
  if (change || !changeFailure) return undefined
  if (changeFailure.code === 'conflict' && changeFailure.change) {
    const { author, changedOn } = changeFailure.change
    const values = { name: toAuthorName(author, intl), date: formatMoment(changedOn, intl) }
    return { tone: 'info', title: text(messages.conflict), text: text(messages.conflictText, values) }
  }
  return { tone: 'warning', title: text(portalMessages.failure), text: text(portalMessages.failureText, { email }) }
}

/** Announces what others wrote and changed. */
function toNewsText({ replies, changes }: State['context']['news'], intl: IntlShape): string | undefined {
  const sentences = [
    ...replies.map(({ author }) => intl.formatMessage(messages.newReply, { name: toAuthorName(author, intl) })),
    ...changes.map(({ status }) =>
      intl.formatMessage(messages.newStatus, { status: intl.formatMessage(ticketStatusMessages[status]) }),
    ),
  ]
  return sentences.length > 0 ? sentences.join('. ') : undefined
}
