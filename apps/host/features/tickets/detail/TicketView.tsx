import type { User } from '@kudex/domain/identity'
import { resolveTicketActions, type Ticket } from '@kudex/domain/tickets'
import type { IntlShape } from '@kudex/intl/messages'
import type { TicketEvent, ticketMachine } from '@kudex/machines/tickets'
import { Button, TicketDetail, type FormNotice } from '@kudex/ui'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../shared/lazyComponent.ts'
import type { SnapshotFrom } from 'xstate'
import { portalMessages } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { MailText } from '../../shared/MailText.tsx'
import { useLocalIntl } from '../../shared/useLocalIntl.ts'
import { draftMessages } from '../draft/draft.messages.ts'
import { ticketMessages as messages } from './ticket.messages.ts'
import { ticketLabels } from '../ticketFields.messages.ts'
import { formatMoment, toAuthorName, toShownComment, toShownTicket } from './toShownTicket.tsx'
import { toStatusText } from '../list/toTicketItem.ts'

export interface TicketViewProps {
  /** Null on the server and until the machine is loaded: nothing can be changed yet. */
  readonly snapshot: Snapshot | null
  readonly send: (event: TicketEvent) => void
  readonly user: User
  readonly ticket: Ticket
  readonly hasMachinePage: boolean
}

/** A ticket with the actions that its user may perform (TICKET-05, TICKET-11…15). */
export function TicketView({ snapshot, send, user, ticket, hasMachinePage }: TicketViewProps) {
  const { link, settings } = useAppContext()
  const intl = useLocalIntl()
  const text = intl.formatMessage
  const isChanging = snapshot !== null && (snapshot.hasTag('changing') || snapshot.hasTag('queued'))
  const { comment, closure } = snapshot?.children ?? {}
  const isStaff = user.isDelegatedAdminInternal
  const isWatching = ticket.watchers.some(({ id }) => id === user.id)
  const [shownAt] = useState(() => new Date())
  const [shownChanges] = useState(ticket.history.length)
  const actions = snapshot ? resolveTicketActions(ticket, shownAt) : []
  return (
    <TicketDetail
      ticket={{
        ...toShownTicket(ticket, intl, {
          isStaff,
          machineHref: hasMachinePage
            ? link(`/mykomax/inventory/${encodeURIComponent(ticket.serialNumber ?? '')}`)
            : null,
        }),
        watchers: {
          title: text(messages.watchers),
          names: ticket.watchers.map((watcher) => toAuthorName(watcher, intl)),
          emptyText: text(messages.noWatchers),
          action: snapshot && (
            <Button
              look="outline"
              size="small"
              loading={isChanging}
              onClick={() => send({ type: isWatching ? 'ticket.unwatch' : 'ticket.watch' })}
            >
              {text(isWatching ? messages.unwatch : messages.watch)}
            </Button>
          ),
        },
      }}
      close={
        <Suspense>
          {snapshot && isStaff && (
            <StatusForm
              status={ticket.status}
              isSending={isChanging}
              onSubmit={(status) => send({ type: 'ticket.setStatus', status })}
            />
          )}
          {closure && actions.includes('close') && <CloseTicket draft={closure} ticket={ticket} />}
        </Suspense>
      }
      reopen={
        actions.includes('reopen') && (
          <Button look="outline" loading={isChanging} onClick={() => send({ type: 'ticket.reopen' })}>
            {text(messages.reopen)}
          </Button>
        )
      }
      successText={toSuccessText(ticket, shownChanges, user, intl)}
      notice={
        snapshot === null
          ? undefined
          : toNotice(snapshot, () => send({ type: 'change.cancel' }), intl, settings.supportEmail)
      }
      newsText={snapshot === null ? undefined : toNewsText(snapshot.context.news, intl, isStaff)}
      comments={{
        title: text(ticketLabels.comments),
        entries: ticket.entries.map((entry) => toShownComment(ticket.id, entry, intl)),
        emptyText: text(messages.noComments),
        form: comment && actions.includes('comment') && (
          <Suspense>
            <CommentForm draft={comment} />
          </Suspense>
        ),
        closedText: ticket.status === 'closed' ? text(messages.commentsClosed) : undefined,
      }}
    />
  )
}

const CloseTicket = lazyComponent(async () => (await import('./CloseTicket.tsx')).CloseTicket)
const StatusForm = lazyComponent(async () => (await import('./StatusForm.tsx')).StatusForm)
const CommentForm = lazyComponent(async () => (await import('./CommentForm.tsx')).CommentForm)

type Snapshot = SnapshotFrom<typeof ticketMachine>

/** The new status after the user closed or reopened the ticket while it was shown: that removes the used button. */
function toSuccessText({ history }: Ticket, shownChanges: number, user: User, intl: IntlShape): string | undefined {
  const [before, latest] = history.slice(-2)
  if (history.length <= shownChanges || !before || !latest || latest.author.id !== user.id) return undefined
  if (before.status !== 'closed' && latest.status !== 'closed') return undefined
  return intl.formatMessage(messages.newStatus, {
    status: toStatusText(latest.status, intl, user.isDelegatedAdminInternal),
  })
}

/** Why the ticket could not be reopened or watched; nothing after a success. */
function toNotice(snapshot: Snapshot, cancel: () => void, intl: IntlShape, email: string): FormNotice | undefined {
  const { change, changeFailure } = snapshot.context
  const text = intl.formatMessage
  const isQueued = snapshot.hasTag('queued')
  if (isQueued || (snapshot.hasTag('changing') && changeFailure?.code === 'network')) {
    return {
      tone: 'warning',
      title: text(draftMessages.offline),
      text: text(messages.queuedText),
      ...(isQueued && { action: { text: text(messages.undo), onClick: cancel } }),
    }
  }
  if (change || !changeFailure) return undefined
  if (changeFailure.code === 'conflict' && changeFailure.change) {
    const { author, changedOn } = changeFailure.change
    const values = { name: toAuthorName(author, intl), date: formatMoment(changedOn, intl) }
    return { tone: 'info', title: text(messages.conflict), text: text(messages.conflictText, values) }
  }
  return {
    tone: 'warning',
    title: text(portalMessages.failure),
    text: <MailText text={text(portalMessages.failureText, { email })} email={email} />,
  }
}

/** The announcement of comments and changes by others. */
function toNewsText(
  { replies, changes }: Snapshot['context']['news'],
  intl: IntlShape,
  isStaff: boolean,
): string | undefined {
  const sentences = [
    ...replies.map(({ author }) => intl.formatMessage(messages.newReply, { name: toAuthorName(author, intl) })),
    ...changes.map(({ status }) =>
      intl.formatMessage(messages.newStatus, { status: toStatusText(status, intl, isStaff) }),
    ),
  ]
  return sentences.length > 0 ? sentences.join('. ') : undefined
}
