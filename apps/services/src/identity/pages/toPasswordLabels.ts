import type { IntlShape } from '@kudex/intl/messages'
import { identityMessages } from './identity.messages.ts'

/** Texts of the button that shows a password. */
export function toPasswordLabels({ formatMessage }: IntlShape) {
  return {
    showLabel: formatMessage(identityMessages.showPassword),
    hideLabel: formatMessage(identityMessages.hidePassword),
  }
}
