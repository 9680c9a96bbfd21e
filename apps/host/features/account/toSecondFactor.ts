import type { AccountDetails, AccountStep, TotpSetup } from '@kudex/domain/account'
import type { IntlShape } from '@kudex/intl/messages'
import type { AccountSettingsProps } from '@kudex/ui'
import { accountMessages as messages } from './account.messages.ts'
import { type AccountProgress, toFailureReason, toFormError, toStepResult, toTexts } from './toFormState.ts'

interface SecondFactorInput extends AccountProgress {
  readonly intl: IntlShape
  readonly account: AccountDetails
  readonly totpSetup: TotpSetup | null
  readonly recoveryCodes: readonly string[] | null
  readonly run: (step: 'totp.start' | 'second-factor.reset') => void
  readonly confirm: (values: Readonly<Record<string, string>>) => void
  readonly hideSecrets: () => void
}

/** The second factor: set-up with QR code, recovery codes, reset; internal staff can only reset it (ACCT-04, ACCT-05). */
export function toSecondFactor(input: SecondFactorInput): NonNullable<AccountSettingsProps['multiFactor']> {
  const { intl, account, totpSetup, recoveryCodes, run, hideSecrets } = input
  const text = intl.formatMessage
  const { isEnabled, recoveryCodesLeft } = account.secondFactor
  const isRunning = (step: AccountStep) => input.command?.step === step
  const isOffered = !isEnabled && !account.isManagedInternally
  return {
    title: text(messages.secondFactor),
    text: text(messages.secondFactorText),
    status: isEnabled
      ? { text: text(messages.onWithCodes, { count: recoveryCodesLeft }), tone: 'success' }
      : { text: text(messages.off), tone: 'neutral' },
    enable: isOffered
      ? { buttonText: text(messages.enable), isRunning: isRunning('totp.start'), onStart: () => run('totp.start') }
      : undefined,
    setup: totpSetup ? toSetup(input, totpSetup) : undefined,
    recoveryCodes: recoveryCodes
      ? {
          title: text(messages.recoveryTitle),
          text: text(messages.recoveryText),
          codes: recoveryCodes,
          done: { buttonText: text(messages.recoveryDone), onStart: hideSecrets },
        }
      : undefined,
    reset: isOffered
      ? undefined
      : {
          buttonText: text(messages.reset),
          confirmTitle: text(messages.resetQuestion),
          confirmText: text(messages.resetText),
          confirmButtonText: text(messages.resetConfirm),
          cancelText: text(messages.cancel),
          closeLabel: text(messages.closeDialog),
          isRunning: isRunning('second-factor.reset'),
          onStart: () => run('second-factor.reset'),
        },
    result:
      toStepResult('totp.start', input, intl) ??
      toStepResult('second-factor.reset', input, intl, text(messages.resetDone)),
  }
}

function toSetup(input: SecondFactorInput, { secret, qrCode }: TotpSetup) {
  const { intl, confirm, hideSecrets } = input
  const text = intl.formatMessage
  const isWrong = toFailureReason('totp.confirm', input) === 'wrong-code'
  return {
    text: text(messages.setupText),
    qrCode: { ...qrCode, label: text(messages.qrCode) },
    secret: { label: text(messages.secret), value: secret },
    form: {
      action: '',
      submitText: text(messages.confirm),
      errorTitle: text(messages.errorTitle),
      formError: toFormError('totp.confirm', input, intl),
      isSending: input.command?.step === 'totp.confirm',
      fields: { code: { label: text(messages.code), error: isWrong ? text(messages.wrongCode) : undefined } },
      onSubmit: (data: FormData) => confirm(toTexts(data)),
    },
    cancel: { buttonText: text(messages.cancel), onStart: hideSecrets },
  }
}
