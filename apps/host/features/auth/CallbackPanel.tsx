import { CallbackStatus } from '@kudex/ui'
import { useEffect } from 'react'
import { useAppContext } from '../shared/index.ts'
import { AuthProvider, useAuth } from './AuthProvider.tsx'
import { isComplete, readAuthorizationResponse } from './authorizationResponse.ts'
import { callbackMessages as messages } from './callback.messages.ts'
import { rememberContinue } from './continueStore.ts'
import { toFailureRows } from './toFailureRows.ts'

/** The sign-in return page: takes the provider's answer, or says what is missing or went wrong (ROUTE-30…32, AUTH-34, AUTH-39). */
export function CallbackPanel() {
  return (
    <AuthProvider>
      <Callback />
    </AuthProvider>
  )
}

function Callback() {
  const { intl, link, fullPath } = useAppContext()
  const { view, store } = useAuth()
  const query = fullPath.split('?').slice(1).join('?')
  const response = readAuthorizationResponse(new URLSearchParams(query))
  const isReturn = isComplete(response)

  useEffect(() => {
    if (isReturn) store.start(readAuthorizationResponse(new URLSearchParams(query)))
  }, [store, isReturn, query])

  const target = link('/mykomax')
  useEffect(() => {
    if (!view.isSettled) return
    if (view.returnTo) rememberContinue(view.returnTo)
    // Replaces this page in the history: its code is spent, going back to it would only fail.
    location.replace(target)
  }, [view.isSettled, view.returnTo, target])

  if (isReturn && view.phase !== 'failed') {
    return (
      <CallbackStatus
        status="signing-in"
        title={intl.formatMessage(messages.signingIn)}
        text={intl.formatMessage(messages.signingInText)}
      />
    )
  }
  const rows = isReturn ? toFailureRows(intl, view.failure) : toMissingRows(response)
  return (
    <CallbackStatus
      status="error"
      title={intl.formatMessage(messages.failed)}
      text={isReturn ? (view.failure?.message ?? '') : intl.formatMessage(messages.missing)}
      {...(rows.length > 0 && { details: { title: intl.formatMessage(messages.details), rows } })}
      retryLink={{ href: target, text: intl.formatMessage(messages.retry) }}
      homeLink={{ href: link('/'), text: intl.formatMessage(messages.home) }}
    />
  )
}

/** The provider's own words under the provider's own names: they are for whoever looks into it (ROUTE-32). */
function toMissingRows({ error, errorDescription }: ReturnType<typeof readAuthorizationResponse>) {
  return [
    { label: 'error', value: error },
    { label: 'error_description', value: errorDescription },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
}
