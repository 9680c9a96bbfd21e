import type { MessageDescriptor } from '@kudex/intl/messages'
import { Button } from '@kudex/ui'
import type { PageFrame } from './document.tsx'
import type { PasskeyPrompt } from './pages.types.ts'

interface PasskeyFormProps {
  readonly frame: PageFrame
  /** Address of the interaction, without a query. */
  readonly action: string
  readonly prompt: PasskeyPrompt
  /** Proof of the right password, if the passkey is the second factor. */
  readonly ticket?: string
  readonly text: MessageDescriptor
}

/** Button that asks for a passkey. Hidden until the script has found that the browser can. */
export function PasskeyForm({ frame: { intl }, action, prompt, ticket, text }: PasskeyFormProps) {
  return (
    <form
      method="post"
      action={`${action}?ui_locales=${intl.language}`}
      data-passkey={JSON.stringify(prompt.options)}
      hidden
    >
      <input type="hidden" name="passkey" />
      {ticket !== undefined && <input type="hidden" name="ticket" value={ticket} />}
      <Button type="button" look="outline" size="large" wide>
        {intl.formatMessage(text)}
      </Button>
    </form>
  )
}
