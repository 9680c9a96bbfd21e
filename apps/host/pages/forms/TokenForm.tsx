import { Button, FlashMessage, Form } from '@kudex/ui'
import type { RejectedForm } from '@kudex/domain/forms'
import { useAppContext } from '../../features/shared/index.ts'
import { formsMessages as messages } from './forms.messages.ts'

/** The button behind the link of an email: email scanners open links but do not press buttons (STORY-09). */
export function TokenForm({ action, kind, token, failure }: TokenFormProps) {
  const { intl } = useAppContext()
  const isConfirm = kind === 'confirm'
  return (
    <>
      {failure && (
        <FlashMessage
          tone="danger"
          title={intl.formatMessage(failure === 'wait' ? messages.tokenWait : messages.tokenFailed)}
        />
      )}
      <Form
        action={action}
        method="post"
        hiddenFields={{ [kind]: token }}
        actions={
          <Button type="submit" look="signal" size="large">
            {intl.formatMessage(isConfirm ? messages.confirmButton : messages.leaveButton)}
          </Button>
        }
      />
    </>
  )
}

interface TokenFormProps {
  readonly action: string
  readonly kind: 'confirm' | 'leave'
  readonly token: string
  /** Why the last press of the button failed. */
  readonly failure: RejectedForm['failure']
}
