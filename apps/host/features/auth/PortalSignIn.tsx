import type { IntlShape } from '@kudex/intl/messages'
import type { AuthFailure } from '@kudex/machines/auth'
import { SignInShell } from '@kudex/ui'
import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react'
import { useAppContext } from '../shared/index.ts'
import { AuthProvider, useAuth } from './AuthProvider.tsx'
import { callbackMessages } from './callback.messages.ts'
import { toReturnPath } from './portalPath.ts'
import { mayReload } from './reloadGuard.ts'
import { signInMessages as messages } from './signIn.messages.ts'

/**
 * A portal page for a visitor without a session at the host: signs in silently or leaves for login, and loads the page
 * again once the host lets the visitor in (ROUTE-48, AUTH-08, AUTH-09, AUTH-17).
 */
export function PortalSignIn(props: PortalSignInProps) {
  return (
    <AuthProvider>
      <SignIn {...props} />
    </AuthProvider>
  )
}

export interface PortalSignInProps {
  /** Whether signing in starts by itself, as it does where a portal page was asked for; not after logging out. */
  readonly isAutomatic?: boolean
}

function SignIn({ isAutomatic = true }: PortalSignInProps) {
  const { intl, link, path } = useAppContext()
  const { view, store } = useAuth()
  const isSecure = useSyncExternalStore(
    ignoreChanges,
    () => isSecureContext,
    () => true,
  )
  const [isStuck, setIsStuck] = useState(false)
  const returnTo = toReturnPath(path)

  useEffect(() => {
    if (!isSecure) return undefined
    let wasSettled = store.getView().isSettled
    const unsubscribe = store.subscribe(() => {
      const { isSettled } = store.getView()
      if (isSettled && !wasSettled) {
        if (mayReload(Date.now())) location.reload()
        else setIsStuck(true)
      }
      wasSettled = isSettled
    })
    if (isAutomatic) store.send({ type: 'access.require', returnTo, sessionMissing: true })
    return unsubscribe
  }, [store, isSecure, isAutomatic, returnTo])

  const hasFailed = view.phase === 'failed'
  const onLogIn = (event: MouseEvent<HTMLElement>): void => {
    if (!isSecure || isStuck) return
    event.preventDefault()
    store.send(hasFailed ? { type: 'login.retry' } : { type: 'login.start', returnTo })
  }
  const notice = toNotice({ isSecure, isStuck, hasFailed }, view.failure, intl)
  const logInText = hasFailed || isStuck ? callbackMessages.retry : messages.logIn

  return (
    <SignInShell
      title={intl.formatMessage(notice ? callbackMessages.failed : messages.title)}
      overline="mykomax"
      text={intl.formatMessage(messages.text)}
      benefits={[messages.benefitTickets, messages.benefitMachines, messages.benefitApps].map((message) =>
        intl.formatMessage(message),
      )}
      logInLink={{ href: link(path), text: intl.formatMessage(logInText) }}
      onLogIn={onLogIn}
      isLoading={!notice && (view.phase === 'busy' || view.phase === 'signed-in')}
      loadingText={intl.formatMessage(messages.loading)}
      {...(notice && { notice })}
    />
  )
}

interface Obstacles {
  readonly isSecure: boolean
  readonly isStuck: boolean
  readonly hasFailed: boolean
}

function toNotice({ isSecure, isStuck, hasFailed }: Obstacles, failure: AuthFailure | null, intl: IntlShape) {
  if (!isSecure) return intl.formatMessage(messages.insecure)
  if (isStuck) return intl.formatMessage(messages.noCookie)
  if (!hasFailed || !failure) return null
  return (
    <>
      {failure.message}
      {failure.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
    </>
  )
}

/** Whether a page is secure does not change while it is shown. */
function ignoreChanges(): () => void {
  return () => {}
}
