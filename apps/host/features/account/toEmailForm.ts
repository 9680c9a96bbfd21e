import type { IntlShape } from '@kudex/intl/messages'
import type { AccountSettingsProps } from '@kudex/ui'
import { passwordMessages } from './password.messages.ts'
import { preferenceMessages } from './preferences.messages.ts'
import { type AccountProgress, isDone, toFailureReason, toFieldErrors, toFormProps, toTexts } from './toFormState.ts'

interface EmailFormInput extends AccountProgress {
  readonly intl: IntlShape
  readonly change: (values: Readonly<Record<string, string>>) => void
}

/** The form for a new e-mail address, which is confirmed by a link. */
export function toEmailForm(input: EmailFormInput): NonNullable<AccountSettingsProps['email']> {
  const { intl, change } = input
  const text = intl.formatMessage
  const isSent = isDone('email', input)
  const isWrong = toFailureReason('email', input) === 'wrong-password'
  return {
    title: text(preferenceMessages.email),
    text: text(preferenceMessages.emailText),
    submitText: text(preferenceMessages.sendLink),
    ...toFormProps('email', input, intl),
    success: isSent
      ? { title: text(preferenceMessages.linkSent), text: text(preferenceMessages.linkSentText) }
      : undefined,
    showLabel: text(passwordMessages.showPassword),
    hideLabel: text(passwordMessages.hidePassword),
    fields: {
      newEmail: { label: text(preferenceMessages.newEmail), error: toFieldErrors('email', input, intl)['newEmail'] },
      password: {
        label: text(preferenceMessages.emailPassword),
        error: isWrong ? text(passwordMessages.wrongPassword) : undefined,
      },
    },
    onSubmit: (data) => change(toTexts(data)),
  }
}
