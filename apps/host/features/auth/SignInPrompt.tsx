import type { IntlShape } from '@kudex/intl/messages'
import type { IdentityFailure } from '@kudex/domain/identity'
import { SignInShell, useIsHydrated } from '@kudex/ui'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { AuthActorProvider, useAuth } from './authContext.tsx'
import { callbackMessages } from './callback.messages.ts'
import { toReturnPath } from './portalPath.ts'
import { signInMessages as messages } from './signIn.messages.ts'
import { scriptFailure, toFailureText } from './toFailureText.ts'
import { useReloadOnceSettled } from './useReloadOnceSettled.ts'

export interface PortalPageProps {
  /** Whether the host has a session, so that the page carries the visitor's data. */
  readonly hasSession: boolean
  readonly children: ReactNode
}

/**
 * A portal page: its content for a signed-in visitor; the prompt without a session, and once someone has logged out or
 * signed in as another user in another tab (ROUTE-48, AUTH-13).
 */
export function PortalPage(props: PortalPageProps) {
  return (
    <AuthActorProvider>
      <PortalContent {...props} />
    </AuthActorProvider>
  )
}

function PortalContent({ hasSession, children }: PortalPageProps) {
  const { snapshot } = useAuth()
  const [ownerId, setOwnerId] = useState<string | null>(null)
  const [hasEnded, setHasEnded] = useState(false)
  const userId = snapshot?.context.user?.id ?? null
  const isSignedOut = snapshot?.hasTag('signedOut') ?? false
  if (ownerId === null && userId !== null) setOwnerId(userId)
  // The content stays hidden: the next user may be another one. The prompt reloads the page.
  if (!hasEnded && (isSignedOut || (ownerId !== null && userId !== null && userId !== ownerId))) setHasEnded(true)
  if (!hasSession) return <SignInPrompt />
  return hasEnded ? <SignInPrompt isAutomatic={!isSignedOut} /> : children
}

export interface SignInPromptProps {
  /** Whether signing in starts by itself: when a portal page was requested, but not after logging out. */
  readonly isAutomatic?: boolean
}

/**
 * Replaces a portal page while the host has no session: signs in silently or redirects to login, and reloads the page
 * once the host has a session (ROUTE-48, AUTH-08, AUTH-09, AUTH-17).
 */
export function SignInPrompt(props: SignInPromptProps) {
  return (
    <AuthActorProvider>
      <Prompt {...props} />
    </AuthActorProvider>
  )
}

function Prompt({ isAutomatic = true }: SignInPromptProps) {
  const { intl, link, path } = useAppContext()
  const { snapshot, status, send } = useAuth()
  const isSecure = !useIsHydrated() || isSecureContext
  const isStuck = useReloadOnceSettled()
  const returnTo = toReturnPath(path)

  useEffect(() => {
    if (isSecure && isAutomatic) send({ type: 'access.require', returnTo, sessionMissing: true })
  }, [send, isSecure, isAutomatic, returnTo])

  const hasFailed = status === 'failed' || (snapshot?.hasTag('failed') ?? false)
  const failure = status === 'failed' ? scriptFailure : (snapshot?.context.failure ?? null)
  const onLogIn = (event: MouseEvent<HTMLElement>): void => {
    if (!isSecure || isStuck) return
    event.preventDefault()
    send(snapshot?.hasTag('failed') ? { type: 'login.retry' } : { type: 'login.start', returnTo })
  }
  const notice = toNotice(isSecure, isStuck, hasFailed ? failure : null, intl)
  const logInText = hasFailed || isStuck ? callbackMessages.retry : messages.logIn
  const isBusy = status === 'loading' || snapshot?.hasTag('busy') || snapshot?.hasTag('signedIn')

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
      isLoading={!notice && Boolean(isBusy)}
      loadingText={intl.formatMessage(messages.loading)}
      {...(notice && { notice })}
    />
  )
}

function toNotice(isSecure: boolean, isStuck: boolean, failure: IdentityFailure | null, intl: IntlShape) {
  if (!isSecure) return intl.formatMessage(messages.insecure)
  if (isStuck) return intl.formatMessage(messages.noCookie)
  if (!failure) return null
  const { text, lines } = toFailureText(failure)
  return (
    <>
      {text}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
