import { passwordLengths } from '@kudex/domain/account'
import type { IntlShape } from '@kudex/intl/messages'
import type { AccountSettingsProps } from '@kudex/ui'
import { passwordMessages } from './password.messages.ts'
import { type AccountProgress, isDone, toFailureReason, toFieldErrors, toFormProps, toTexts } from './toFormState.ts'

interface PasswordFormInput extends AccountProgress {
  readonly intl: IntlShape
  readonly change: (values: Readonly<Record<string, string>>) => void
}

/** The password form with its texts and errors (ACCT-07, ACCT-09). */
export function toPasswordForm(input: PasswordFormInput): NonNullable<AccountSettingsProps['password']> {
  const { intl, change } = input
  const text = intl.formatMessage
  const errors = toFieldErrors('password', input, intl)
  const reason = toFailureReason('password', input)
  const isChanged = isDone('password', input)
  return {
    title: text(passwordMessages.password),
    submitText: text(passwordMessages.changePassword),
    ...toFormProps('password', input, intl),
    success: isChanged
      ? { title: text(passwordMessages.passwordChanged), text: text(passwordMessages.passwordChangedText) }
      : undefined,
    showLabel: text(passwordMessages.showPassword),
    hideLabel: text(passwordMessages.hidePassword),
    onSubmit: (data) => change(toTexts(data)),
    fields: {
      currentPassword: {
        label: text(passwordMessages.currentPassword),
        error: reason === 'wrong-password' ? text(passwordMessages.wrongPassword) : undefined,
      },
      newPassword: {
        label: text(passwordMessages.newPassword),
        hint: text(passwordMessages.newPasswordHint, { count: passwordLengths.min }),
        error: errors['newPassword'],
      },
      repeatedPassword: {
        label: text(passwordMessages.repeatedPassword),
        error: reason === 'passwords-differ' ? text(passwordMessages.passwordsDiffer) : undefined,
      },
    },
  }
}
