import type { CallFailure } from '@kudex/machines/ports'
import { useAppContext } from '../shared/appContext.ts'
import { MailText } from '../shared/MailText.tsx'
import { portalMessages as messages } from './portal.messages.ts'

/** Instructions after a failed call that the user may repeat (ERR-07). */
export function CallFailureText({ failure }: { readonly failure: CallFailure }) {
  const { intl, settings } = useAppContext()
  if (failure === 'unauthenticated') return intl.formatMessage(messages.sessionEndedText)
  const email = settings.supportEmail
  return <MailText text={intl.formatMessage(toMessage(failure), { email })} email={email} />
}

function toMessage(failure: CallFailure) {
  if (failure === 'forbidden') return messages.noAccessText
  return failure === 'network' && !navigator.onLine ? messages.noConnectionText : messages.failureText
}
