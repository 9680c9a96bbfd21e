import { passwordLengths } from '@kudex/domain/account'
import type { IntlShape } from '@kudex/intl/messages'
import type { AccountSettingsProps } from '@kudex/ui'
import { accountMessages as messages } from './account.messages.ts'
import { type AccountProgress, toFailureReason, toFieldErrors, toFormError, toTexts } from './toFormState.ts'

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
  const isChanged = input.result?.step === 'password' && input.result.outcome.kind === 'done'
  return {
    title: text(messages.password),
    action: '',
    submitText: text(messages.changePassword),
    errorTitle: text(messages.errorTitle),
    formError: toFormError('password', input, intl),
    isSending: input.command?.step === 'password',
    success: isChanged
      ? { title: text(messages.passwordChanged), text: text(messages.passwordChangedText) }
      : undefined,
    showLabel: text(messages.showPassword),
    hideLabel: text(messages.hidePassword),
    onSubmit: (data) => change(toTexts(data)),
    fields: {
      currentPassword: {
        label: text(messages.currentPassword),
        error: reason === 'wrong-password' ? text(messages.wrongPassword) : undefined,
      },
      newPassword: {
        label: text(messages.newPassword),
        hint: text(messages.newPasswordHint, { count: passwordLengths.min }),
        error: errors['newPassword'],
      },
      repeatedPassword: {
        label: text(messages.repeatedPassword),
        error: reason === 'passwords-differ' ? text(messages.passwordsDiffer) : undefined,
      },
    },
  }
}
