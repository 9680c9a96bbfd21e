import type { UserCommand } from '@kudex/domain/access'
import type { RecordFailure } from '@kudex/ui'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { portalMessages, useSignInAgain } from '../portal/index.ts'
import { useAppContext } from '../shared/appContext.ts'
import { MailText } from '../shared/MailText.tsx'
import { watchPage } from '../shared/watchPage.ts'
import type { provideUser } from './users.actors.ts'

/**
 * Runs the machine of a page of the user administration and describes its state for the page. Starts with the data that
 * the host has loaded for the query.
 */
export function useUsers(machine: ReturnType<typeof provideUser>, query: unknown, first: unknown) {
  const { intl, settings } = useAppContext()
  const actor = useActorRef(machine, { input: { query, data: first } })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => watchPage({ onOnline: () => actor.send({ type: 'network.online' }) }), [actor])
  const key = JSON.stringify(query)
  const shown = useRef({ key, first })
  useEffect(() => {
    if (shown.current.key === key && shown.current.first === first) return
    shown.current = { key, first }
    actor.send({ type: 'query.change', query: JSON.parse(key) as unknown, data: first })
  }, [actor, key, first])

  const { data, failure, command, result } = state.context
  const refused = result?.outcome.isDone === false && result.outcome.failure === 'unauthenticated' ? result : null
  const isRefused = refused !== null || state.hasTag('unauthenticated')
  const session = useSignInAgain(isRefused, () => actor.send({ type: 'session.restored' }))
  const isWaiting = state.hasTag('loading') || (isRefused && session.isBusy)
  // The machine repeats it after the sign-in.
  const isRepeating = refused !== null && isWaiting

  function toFailure(): RecordFailure | undefined {
    if (isWaiting) return undefined
    if (state.hasTag('unauthenticated')) {
      return {
        title: intl.formatMessage(portalMessages.sessionEnded),
        text: intl.formatMessage(portalMessages.sessionEndedText),
        retryText: intl.formatMessage(portalMessages.signIn),
        onRetry: session.signIn,
      }
    }
    if (!state.hasTag('failed')) return undefined
    const email = settings.supportEmail
    const isOffline = failure === 'network' && !navigator.onLine
    const text = isOffline ? portalMessages.offlineText : portalMessages.failureText
    return {
      title: intl.formatMessage(portalMessages.failure),
      text: <MailText text={intl.formatMessage(text, { email })} email={email} />,
      retryText: intl.formatMessage(portalMessages.retry),
      onRetry: () => actor.send({ type: 'data.reload' }),
    }
  }

  return {
    data,
    /** True while the first data loads; existing data stays visible while it loads again. */
    isLoading: isWaiting && data === null,
    isForbidden: state.hasTag('failed') && failure === 'forbidden',
    failure: toFailure(),
    /** The change that is running. */
    command: isRepeating ? refused.command : command,
    result: isRepeating ? null : result,
    signIn: session.signIn,
    run: (next: UserCommand) => actor.send({ type: 'command.run', command: next }),
    dismiss: () => actor.send({ type: 'result.dismiss' }),
  }
}
