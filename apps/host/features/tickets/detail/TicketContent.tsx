import type { Ticket } from '@kudex/domain/tickets'
import type { User } from '@kudex/domain/identity'
import type { PublicSettings } from '@kudex/domain/settings'
import type { TicketInput, ticketMachine } from '@kudex/machines/tickets'
import { TicketDetail, type TicketDetailProps } from '@kudex/ui'
import { useEffect } from 'react'
import { portalMessages, useSignInAgain } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { MailText } from '../../shared/MailText.tsx'
import { createLazyActorContext } from '../../shared/createLazyActorContext.tsx'
import { whenIdle } from '../../shared/whenIdle.ts'
import { checkTicketTexts } from '../draft/checkTicketTexts.ts'
import { createDraftKey } from '../draft/createDraftKey.ts'
import { ticketMessages as messages } from './ticket.messages.ts'
import { ticketLabels } from '../ticketFields.messages.ts'
import { TicketView } from './TicketView.tsx'
import { watchPage } from '../../shared/watchPage.ts'

export interface TicketContentProps {
  readonly user: User
  /** The ticket when the page was rendered. */
  readonly ticket: Ticket
  /** True if the user may see the machine of the ticket. */
  readonly hasMachinePage?: boolean | undefined
}

interface Input extends TicketInput {
  readonly settings: PublicSettings
}

const { Provider, useLazyActor } = createLazyActorContext<typeof ticketMachine, Input>(async ({ settings, userId }) =>
  (await import('../tickets.actors.ts')).createTicket(settings, userId),
)

/** A ticket: rendered by the server, kept up to date and changed in the browser (TICKET-05, TICKET-11…15). */
export function TicketContent(props: TicketContentProps) {
  const { settings } = useAppContext()
  const { user, ticket } = props
  return (
    <Provider
      input={{
        ticketId: ticket.id,
        userId: user.id,
        ticket,
        check: checkTicketTexts,
        createKey: createDraftKey,
        settings,
      }}
    >
      <Content {...props} />
    </Provider>
  )
}

function Content({ user, ticket: loadedTicket, hasMachinePage = false }: TicketContentProps) {
  const { intl, settings } = useAppContext()
  const { snapshot, start, send } = useLazyActor()
  const ticket = snapshot ? snapshot.context.ticket : loadedTicket
  const isChangeRefused = snapshot?.hasTag('queued') && snapshot.context.changeFailure?.code === 'unauthenticated'
  const isSignedOut = snapshot?.hasTag('unauthenticated') || isChangeRefused || false
  const session = useSignInAgain(isSignedOut, () => send({ type: 'session.restored' }))

  useEffect(() => whenIdle(start), [start])
  useEffect(
    () =>
      watchPage({
        onVisible: () => send({ type: 'ticket.changed' }),
        onOnline: () => send({ type: 'network.online' }),
      }),
    [send],
  )
  const news = snapshot?.context.news
  const newsCount = news ? news.replies.length + news.changes.length : 0
  useEffect(() => {
    if (newsCount === 0) return undefined
    const timer = setTimeout(() => send({ type: 'news.read' }), newsDuration)
    return () => clearTimeout(timer)
  }, [send, newsCount])

  const text = intl.formatMessage
  const toFailure = (): TicketDetailProps['failure'] => {
    if (snapshot?.hasTag('missing')) return { title: text(messages.missing), text: text(messages.missingText) }
    if (isSignedOut && !session.isBusy) {
      return {
        title: text(portalMessages.sessionEnded),
        text: text(portalMessages.sessionEndedText),
        retryText: text(portalMessages.signIn),
        onRetry: session.signIn,
      }
    }
    if (!snapshot?.hasTag('failed')) return undefined
    return {
      title: text(portalMessages.failure),
      text: (
        <MailText
          text={text(portalMessages.failureText, { email: settings.supportEmail })}
          email={settings.supportEmail}
        />
      ),
      retryText: text(portalMessages.retry),
      onRetry: () => send({ type: 'ticket.reload' }),
    }
  }
  const failure = toFailure()
  if (!ticket || failure) {
    return (
      <TicketDetail
        comments={{ title: text(ticketLabels.comments), entries: [], emptyText: '' }}
        loadingText={failure ? undefined : text(messages.loading)}
        failure={failure}
      />
    )
  }
  return <TicketView snapshot={snapshot} send={send} user={user} ticket={ticket} hasMachinePage={hasMachinePage} />
}

/** Milliseconds after which screen readers have read an announcement. */
const newsDuration = 15_000
