import { type AccountDetails, maxPasskeys } from '@kudex/domain/account'
import type { IntlShape } from '@kudex/intl/messages'
import type { AccountSettingsProps } from '@kudex/ui'
import { accountMessages as messages } from './account.messages.ts'
import { passkeyMessages } from './passkeys.messages.ts'
import { passwordMessages } from './password.messages.ts'
import {
  type AccountProgress,
  toFailureReason,
  toFieldErrors,
  toFormProps,
  toStepResult,
  toTexts,
} from './toFormState.ts'

interface PasskeysInput extends AccountProgress {
  readonly intl: IntlShape
  readonly account: AccountDetails
  /** Whether the browser can create passkeys. */
  readonly canCreate: boolean
  readonly add: (values: Readonly<Record<string, string>>) => void
  readonly remove: (id: string) => void
}

/** The passkeys with the form that adds one; missing if there are none and none can be created. */
export function toPasskeys(input: PasskeysInput): AccountSettingsProps['passkeys'] {
  const { intl, account, canCreate, command, remove } = input
  const { passkeys } = account.secondFactor
  const text = intl.formatMessage
  const isOffered = canCreate && account.hasPasskeys
  if (!isOffered && passkeys.length === 0) return undefined
  const isRemoving = (id: string) => command?.step === 'passkey.remove' && command.id === id
  const toDate = (time: string) => intl.formatDate(time, { dateStyle: 'long' })
  return {
    title: text(passkeyMessages.title),
    text: text(passkeyMessages.text),
    entries: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      text: lastUsedAt
        ? text(passkeyMessages.used, { added: toDate(createdAt), used: toDate(lastUsedAt) })
        : text(passkeyMessages.unused, { added: toDate(createdAt) }),
      remove: {
        label: text(passkeyMessages.removeLabel, { name }),
        buttonText: text(passkeyMessages.remove),
        confirmTitle: text(passkeyMessages.removeQuestion, { name }),
        confirmText: text(passkeyMessages.removeText),
        confirmButtonText: text(passkeyMessages.remove),
        cancelText: text(messages.cancel),
        closeLabel: text(messages.closeDialog),
        isRunning: isRemoving(id),
        disabled: command !== null && !isRemoving(id),
        onStart: () => remove(id),
      },
    })),
    form: isOffered && passkeys.length < maxPasskeys ? toForm(input) : undefined,
    result:
      toStepResult('passkey.remove', input, intl, text(passkeyMessages.removed)) ??
      (input.result?.outcome.kind === 'done'
        ? toStepResult('passkey.add', input, intl, text(passkeyMessages.added))
        : undefined),
  }
}

function toForm(input: PasskeysInput) {
  const { intl, add } = input
  const text = intl.formatMessage
  const isWrong = toFailureReason('passkey.add', input) === 'wrong-password'
  return {
    submitText: text(passkeyMessages.add),
    ...toFormProps('passkey.add', input, intl),
    showLabel: text(passwordMessages.showPassword),
    hideLabel: text(passwordMessages.hidePassword),
    fields: {
      name: {
        label: text(passkeyMessages.name),
        hint: text(passkeyMessages.nameHint),
        error: toFieldErrors('passkey.add', input, intl)['name'],
      },
      currentPassword: {
        label: text(passkeyMessages.password),
        error: isWrong ? text(passwordMessages.wrongPassword) : undefined,
      },
    },
    onSubmit: (data: FormData) => add(toTexts(data)),
  }
}
