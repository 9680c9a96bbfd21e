import type { AuthFailure } from '@kudex/machines/auth'
import { MessagePage } from '@kudex/ui'
import { useEffect, useState } from 'react'
import { useAppContext } from '../shared/index.ts'
import { AuthProvider, useAuth } from './AuthProvider.tsx'
import { forgetContinue } from './continueStore.ts'
import { logoutMessages as messages } from './logout.messages.ts'
import { toFailureRows } from './toFailureRows.ts'

/** Logs out everywhere and ends on the public home page; asks nobody to sign in first (PORTAL-21, AUTH-12, AUTH-13). */
export function LogoutPanel() {
  return (
    <AuthProvider>
      <Logout />
    </AuthProvider>
  )
}

function Logout() {
  const { intl, link } = useAppContext()
  const { store } = useAuth()
  const [failure, setFailure] = useState<AuthFailure | null>(null)
  const home = link('/')

  useEffect(() => {
    forgetContinue()
    let wasLoggingOut = false
    const unsubscribe = store.subscribe(() => {
      const { isLoggingOut, phase, failure: reason } = store.getView()
      const isDone = phase === 'failed' || (wasLoggingOut && !isLoggingOut)
      wasLoggingOut = isLoggingOut
      if (!isDone) return
      if (reason) setFailure(reason)
      // A full load: nothing of the portal stays in memory.
      else location.replace(home)
    })
    store.send({ type: 'logout.start' })
    return unsubscribe
  }, [store, home])

  const homeLink = { href: home, text: intl.formatMessage(messages.home) }
  if (!failure) {
    return (
      <MessagePage
        title={intl.formatMessage(messages.title)}
        text={intl.formatMessage(messages.text)}
        link={homeLink}
      />
    )
  }
  return (
    <MessagePage
      tone="error"
      title={intl.formatMessage(messages.partly)}
      text={intl.formatMessage(messages.partlyText)}
      details={[
        { label: intl.formatMessage(messages.reason), value: failure.message },
        ...toFailureRows(intl, failure),
      ]}
      link={homeLink}
    />
  )
}
