import type { AuthFailure } from '@kudex/machines/auth'
import type { IntlShape } from '@kudex/intl/messages'
import { callbackMessages } from './callback.messages.ts'

/** What else is known about a failure, line by line: what was expected, what the error body says (AUTH-33, AUTH-34). */
export function toFailureRows(intl: IntlShape, failure: AuthFailure | null) {
  return (failure?.details ?? []).map((value, index) => ({
    label: intl.formatMessage(callbackMessages.detail, { number: index + 1 }),
    value,
  }))
}
