import type { IdentityFailure } from '@kudex/domain/identity'
import { Button, ButtonLink, EmptyState, MessagePage, PageSection, useIsHydrated } from '@kudex/ui'
import { useEffect, useState } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { AuthActorProvider, useAuth } from './authContext.tsx'
import { callbackMessages } from './callback.messages.ts'
import { forgetContinue } from './stores/continueStore.ts'
import { forgetDrafts, hasDrafts } from './stores/draftStore.ts'
import { logoutMessages as messages } from './logout.messages.ts'
import { scriptFailure, toFailureText } from './toFailureText.ts'

/**
 * Logs out everywhere and ends on the public home page; needs no sign-in (PORTAL-21, AUTH-12, AUTH-13). Asks first if
 * unsent texts would be lost.
 */
export function LogoutPanel() {
  return (
    <AuthActorProvider>
      <Logout />
    </AuthActorProvider>
  )
}

function Logout() {
  const { intl, link } = useAppContext()
  const { actor, status, send } = useAuth()
  const isHydrated = useIsHydrated()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const isAsking = isHydrated && !isConfirmed && hasDrafts()
  const [reason, setReason] = useState<IdentityFailure | null>(null)
  const home = link('/')

  useEffect(() => {
    if (!isHydrated || isAsking) return
    forgetDrafts()
    forgetContinue()
    send({ type: 'logout.start' })
  }, [send, isHydrated, isAsking])

  useEffect(() => {
    if (!actor) return undefined
    let wasLoggingOut = false
    const finish = (snapshot: ReturnType<typeof actor.getSnapshot>): void => {
      const isLoggingOut = snapshot.hasTag('loggingOut')
      const isDone = snapshot.hasTag('failed') || (wasLoggingOut && !isLoggingOut)
      wasLoggingOut = isLoggingOut
      if (!isDone) return
      if (snapshot.context.failure) setReason(snapshot.context.failure)
      // A full load: nothing of the portal stays in memory.
      else location.replace(home)
    }
    finish(actor.getSnapshot())
    const subscription = actor.subscribe(finish)
    return () => subscription.unsubscribe()
  }, [actor, home])

  const failure = status === 'failed' ? scriptFailure : reason
  const homeLink = { href: home, text: intl.formatMessage(messages.home) }
  if (isAsking) {
    return (
      <PageSection title={intl.formatMessage(messages.drafts)} headingLevel={1}>
        <EmptyState
          title={intl.formatMessage(messages.draftsText)}
          actions={
            <>
              <Button onClick={() => setIsConfirmed(true)}>{intl.formatMessage(messages.deleteDrafts)}</Button>
              <ButtonLink look="outline" href={link('/mykomax')}>
                {intl.formatMessage(messages.stay)}
              </ButtonLink>
            </>
          }
        />
      </PageSection>
    )
  }
  if (!failure) {
    return (
      <PageSection>
        <MessagePage
          title={intl.formatMessage(messages.title)}
          text={intl.formatMessage(messages.text)}
          link={homeLink}
        />
      </PageSection>
    )
  }
  const { text, lines } = toFailureText(failure)
  return (
    <PageSection>
      <MessagePage
        tone="error"
        title={intl.formatMessage(messages.partly)}
        text={intl.formatMessage(messages.partlyText)}
        details={[
          { label: intl.formatMessage(messages.reason), value: text },
          ...lines.map((value, index) => ({
            label: intl.formatMessage(callbackMessages.detail, { number: index + 1 }),
            value,
          })),
        ]}
        link={homeLink}
      />
    </PageSection>
  )
}
