import type { TicketDraftEvent, ticketDraftMachine, TicketDraftTag } from '@kudex/machines/tickets'
import { hasInput } from '@kudex/machines/tickets'
import type { FormNotice } from '@kudex/ui'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { portalMessages, useSignInAgain } from '../../portal/index.ts'
import { useAppContext } from '../../shared/appContext.ts'
import { MailText } from '../../shared/MailText.tsx'
import { draftMessages as messages } from './draft.messages.ts'
import { ticketFormMessages } from './ticketForm.messages.ts'
import { watchPage } from '../../shared/watchPage.ts'

export type TicketDraftActor = ActorRefFrom<typeof ticketDraftMachine>

/** The state of a draft for its form. */
export function useTicketDraft<Name extends string>(actor: TicketDraftActor) {
  const { intl, settings } = useAppContext()
  const state = useSelector(actor, (snapshot) => snapshot)
  const { draft, elsewhere, failure, problems } = state.context
  const send = (event: TicketDraftEvent) => actor.send(event)
  const has = (tag: TicketDraftTag) => state.hasTag(tag)
  const session = useSignInAgain(has('unauthenticated'), () => send({ type: 'session.restored' }))
  // The page may be left without a further event.
  const store = useEffectEvent(() => send({ type: 'field.blur' }))
  const resume = useEffectEvent(() => send({ type: 'network.online' }))
  useEffect(() => watchPage({ onHide: () => store(), onOnline: () => resume() }), [])

  const text = intl.formatMessage
  const toNotice = (): FormNotice | undefined => {
    const hold = { text: text(messages.hold), onClick: () => send({ type: 'draft.hold' }) }
    if (has('queued')) {
      return { tone: 'warning', title: text(messages.offline), text: text(messages.offlineText), action: hold }
    }
    if (has('unauthenticated') && !session.isBusy) {
      return {
        tone: 'warning',
        title: text(portalMessages.sessionEnded),
        text: text(messages.signedOutText),
        action: { text: text(portalMessages.signIn), onClick: session.signIn },
      }
    }
    if (has('sentPartly')) return { tone: 'info', title: text(messages.partly), text: text(messages.partlyText) }
    if (elsewhere) return { tone: 'info', title: text(messages[elsewhere]) }
    if (has('unstored') && hasInput(draft)) {
      return { tone: 'warning', title: text(messages.unstored), text: text(messages.unstoredText) }
    }
    return undefined
  }
  const toFormError = (): ReactNode => {
    if (failure === null || has('queued') || has('unauthenticated')) return undefined
    if (failure.code === 'rejected') return problems['attachments'] && text(ticketFormMessages.filesGone)
    if (failure.code === 'files') return text(ticketFormMessages.filesPending)
    const email = settings.supportEmail
    return <MailText text={text(portalMessages.failureText, { email })} email={email} />
  }

  return {
    context: state.context,
    has,
    send,
    isSending: has('busy') || (has('unauthenticated') && session.isBusy),
    formError: toFormError(),
    form: {
      notice: toNotice(),
      draftText: hasInput(draft) && !has('storing') && !has('unstored') ? text(messages.saved) : undefined,
      onFieldChange: (name: Name, value: string) => send({ type: 'field.change', name, text: value }),
      onFieldFocus: (name: Name) => send({ type: 'field.focus', name }),
      onFieldBlur: () => send({ type: 'field.blur' }),
    },
    toValue: (name: Name) => draft.fields[name]?.text,
  }
}
