import { CallbackStatus } from '@kudex/ui'
import { useEffect } from 'react'
import { useAppContext } from '../shared/appContext.ts'
import { AuthActorProvider, useAuth } from './authContext.tsx'
import { callbackMessages as messages } from './callback.messages.ts'
import { rememberContinue } from './stores/continueStore.ts'
import { readReturnQuery } from './portalPath.ts'
import { scriptFailure, toFailureText } from './toFailureText.ts'

/** The sign-in return page: hands the response to the actor, or shows what is missing or failed (ROUTE-30…32, AUTH-34, AUTH-39). */
export function CallbackPanel() {
  return (
    <AuthActorProvider>
      <Callback />
    </AuthActorProvider>
  )
}

function Callback() {
  const { intl, link, path, fullPath } = useAppContext()
  const { snapshot, status, start } = useAuth()
  const isReturn = readReturnQuery({ path, fullPath }) !== null
  const isSettled = snapshot?.hasTag('settled') ?? false
  const returnTo = snapshot?.context.returnTo ?? null
  const target = link('/mykomax')

  useEffect(() => {
    if (isReturn) start()
  }, [start, isReturn])

  useEffect(() => {
    if (!isSettled) return
    if (returnTo) rememberContinue(returnTo)
    // Replaces this page in the history: its code is used.
    location.replace(target)
  }, [isSettled, returnTo, target])

  const hasFailed = status === 'failed' || snapshot?.hasTag('failed')
  if (isReturn && !hasFailed) {
    return (
      <CallbackStatus
        status="signing-in"
        title={intl.formatMessage(messages.signingIn)}
        text={intl.formatMessage(messages.signingInText)}
      />
    )
  }
  const { text, lines } = toFailureText(snapshot?.context.failure ?? scriptFailure)
  const rows = isReturn
    ? lines.map((value, index) => ({ label: intl.formatMessage(messages.detail, { number: index + 1 }), value }))
    : readErrorRows(fullPath)
  return (
    <CallbackStatus
      status="error"
      title={intl.formatMessage(messages.failed)}
      text={isReturn ? text : intl.formatMessage(messages.missing)}
      {...(rows.length > 0 && { details: { title: intl.formatMessage(messages.details), rows } })}
      retryLink={{ href: target, text: intl.formatMessage(messages.retry) }}
      homeLink={{ href: link('/'), text: intl.formatMessage(messages.home) }}
    />
  )
}

/** The provider's error under the names of its parameters (ROUTE-32). */
function readErrorRows(fullPath: string) {
  const query = new URLSearchParams(fullPath.split('?').slice(1).join('?'))
  return ['error', 'error_description'].flatMap((label) => {
    const value = query.get(label)
    return value === null ? [] : [{ label, value }]
  })
}
