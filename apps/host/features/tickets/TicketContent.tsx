import type { User } from '@kudex/domain/identity'
import { TicketDetail, type TicketDetailProps } from '@kudex/ui'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createPortalClient, portalMessages, useSignInAgain } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { checkTicketTexts } from './checkTicketTexts.ts'
import { createDraftKey } from './createDraftKey.ts'
import { ticketMessages as messages } from './ticket.messages.ts'
import { ticketLabels } from './ticketFields.messages.ts'
import { toListPath } from './TicketFilters.tsx'
import { provideTicket } from './tickets.actors.ts'
import { TicketView } from './TicketView.tsx'
import { watchPage } from './watchPage.ts'

export interface TicketContentProps {
  readonly user: User
  readonly ticketId: string
}

/** The live page of a ticket; loaded in the browser only. */
export function TicketContent({ user, ticketId }: TicketContentProps) {
  const { intl, link, settings } = useAppContext()
  const [machine] = useState(() => provideTicket(createPortalClient(settings), user.id))
  const actor = useActorRef(machine, {
    input: { ticketId, userId: user.id, ticket: null, check: checkTicketTexts, createKey: createDraftKey },
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const { ticket, news } = state.context
  const { comment, closure } = state.children
  const isSignedOut = state.hasTag('unauthenticated')
  const session = useSignInAgain(isSignedOut, () => actor.send({ type: 'session.restored' }))

  useEffect(
    () =>
      watchPage({
        onVisible: () => actor.send({ type: 'ticket.changed' }),
        onOnline: () => actor.send({ type: 'network.online' }),
      }),
    [actor],
  )
  const newsCount = news.replies.length + news.changes.length
  useEffect(() => {
    if (newsCount === 0) return undefined
    const timer = setTimeout(() => actor.send({ type: 'news.read' }), newsDuration)
    return () => clearTimeout(timer)
  }, [actor, newsCount])

  const text = intl.formatMessage
  const backLink = { href: link(toListPath()), text: text(messages.back) }
  const nothing = { backLink, comments: { title: text(ticketLabels.comments), entries: [], emptyText: '' } }
  const toFailure = (): TicketDetailProps['failure'] => {
    if (state.hasTag('missing')) return { title: text(messages.missing), text: text(messages.missingText) }
    if (isSignedOut && !session.isBusy) {
      return {
        title: text(portalMessages.sessionEnded),
        text: text(portalMessages.sessionEndedText),
        retryText: text(portalMessages.signIn),
        onRetry: session.signIn,
      }
    }
    if (!state.hasTag('failed')) return undefined
    return {
      title: text(portalMessages.failure),
      text: text(portalMessages.failureText, { email: settings.supportEmail }),
      retryText: text(portalMessages.retry),
      onRetry: () => actor.send({ type: 'ticket.reload' }),
    }
  }
  const failure = toFailure()
  if (!ticket || !comment || !closure || failure) {
    return <TicketDetail {...nothing} loadingText={failure ? undefined : text(messages.loading)} failure={failure} />
  }

  return (
    <TicketView actor={actor} user={user} ticket={ticket} comment={comment} closure={closure} backLink={backLink} />
  )
}

/** Milliseconds after which news count as read out. */
const newsDuration = 15_000
