import type { CallFailure } from '@kudex/machines/ports'
import { Button, FlashMessage, Stack, Text } from '@kudex/ui'
import { useAppContext } from '../shared/appContext.ts'
import { CallFailureText } from './CallFailureText.tsx'
import { portalMessages as messages } from './portal.messages.ts'

export interface CallFailureMessageProps {
  readonly failure: CallFailure
  /** Title, unless the session has ended. */
  readonly title?: string
  readonly onSignIn: () => void
}

/** The reason why a call of the portal failed, beside the form that can send it again. */
export function CallFailureMessage({ failure, title, onSignIn }: CallFailureMessageProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  if (failure === 'unauthenticated') {
    return (
      <FlashMessage tone="warning" title={text(messages.sessionEnded)}>
        <Stack gap="3">
          <Text>{text(messages.sessionEndedText)}</Text>
          <div>
            <Button look="outline" size="small" onClick={onSignIn}>
              {text(messages.signIn)}
            </Button>
          </div>
        </Stack>
      </FlashMessage>
    )
  }
  return (
    <FlashMessage tone="danger" title={title ?? text(failure === 'forbidden' ? messages.noAccess : messages.failure)}>
      <CallFailureText failure={failure} />
    </FlashMessage>
  )
}
