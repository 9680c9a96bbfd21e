import type { AccountDetails, TotpSetup } from '@kudex/domain/account'
import type { IntlShape } from '@kudex/intl/messages'
import type { AccountSettingsProps } from '@kudex/ui'
import { accountMessages as messages } from './account.messages.ts'
import { secondFactorMessages } from './secondFactor.messages.ts'
import {
  type AccountProgress,
  toFailureReason,
  toFormProps,
  toStepResult,
  toStepState,
  toTexts,
} from './toFormState.ts'

interface SecondFactorInput extends AccountProgress {
  readonly intl: IntlShape
  readonly account: AccountDetails
  readonly totpSetup: TotpSetup | null
  readonly recoveryCodes: readonly string[] | null
  readonly run: (step: 'totp.start' | 'second-factor.reset' | 'recovery-codes.renew') => void
  readonly confirm: (values: Readonly<Record<string, string>>) => void
  readonly hideSecrets: () => void
}

/** The second factor: set-up with QR code, recovery codes, reset; internal staff can only reset it (ACCT-04, ACCT-05). */
export function toSecondFactor(input: SecondFactorInput): NonNullable<AccountSettingsProps['multiFactor']> {
  const { intl, account, totpSetup, recoveryCodes, run, hideSecrets } = input
  const text = intl.formatMessage
  const { isEnabled, hasApp, recoveryCodesLeft } = account.secondFactor
  const isOffered = !hasApp && !account.isManagedInternally
  const confirmation = { cancelText: text(messages.cancel), closeLabel: text(messages.closeDialog) }
  return {
    title: text(secondFactorMessages.secondFactor),
    text: text(secondFactorMessages.secondFactorText),
    status: isEnabled
      ? { text: text(secondFactorMessages.onWithCodes, { count: recoveryCodesLeft }), tone: 'success' }
      : { text: text(secondFactorMessages.off), tone: 'neutral' },
    enable: isOffered
      ? {
          buttonText: text(secondFactorMessages.enable),
          ...toStepState('totp.start', input),
          onStart: () => run('totp.start'),
        }
      : undefined,
    setup: totpSetup ? toSetup(input, totpSetup) : undefined,
    recoveryCodes: recoveryCodes
      ? {
          title: text(secondFactorMessages.recoveryTitle),
          text: text(secondFactorMessages.recoveryText),
          codes: recoveryCodes,
          done: { buttonText: text(secondFactorMessages.recoveryDone), onStart: hideSecrets },
        }
      : undefined,
    renewCodes:
      isEnabled && !account.isManagedInternally
        ? {
            ...confirmation,
            buttonText: text(secondFactorMessages.renewCodes),
            confirmTitle: text(secondFactorMessages.renewQuestion),
            confirmText: text(secondFactorMessages.renewText),
            confirmButtonText: text(secondFactorMessages.renewConfirm),
            ...toStepState('recovery-codes.renew', input),
            onStart: () => run('recovery-codes.renew'),
          }
        : undefined,
    reset:
      isEnabled || account.isManagedInternally
        ? {
            ...confirmation,
            buttonText: text(secondFactorMessages.reset),
            confirmTitle: text(secondFactorMessages.resetQuestion),
            confirmText: text(secondFactorMessages.resetText),
            confirmButtonText: text(secondFactorMessages.resetConfirm),
            ...toStepState('second-factor.reset', input),
            onStart: () => run('second-factor.reset'),
          }
        : undefined,
    result:
      toStepResult('totp.start', input, intl) ??
      toStepResult('recovery-codes.renew', input, intl) ??
      toStepResult('second-factor.reset', input, intl, text(secondFactorMessages.resetDone)),
  }
}

function toSetup(input: SecondFactorInput, { secret, qrCode }: TotpSetup) {
  const { intl, confirm, hideSecrets } = input
  const text = intl.formatMessage
  const isWrong = toFailureReason('totp.confirm', input) === 'wrong-code'
  return {
    text: text(secondFactorMessages.setupText),
    qrCode: { ...qrCode, label: text(secondFactorMessages.qrCode) },
    secret: { label: text(secondFactorMessages.secret), value: secret },
    form: {
      submitText: text(secondFactorMessages.confirm),
      ...toFormProps('totp.confirm', input, intl),
      fields: {
        code: {
          label: text(secondFactorMessages.code),
          error: isWrong ? text(secondFactorMessages.wrongCode) : undefined,
        },
      },
      onSubmit: (data: FormData) => confirm(toTexts(data)),
    },
    cancel: { buttonText: text(messages.cancel), onStart: hideSecrets },
  }
}
