import type { AccountCommand, AccountFailure, AccountOutcome, AccountStep } from '@kudex/domain/account'
import type { IntlShape } from '@kudex/intl/messages'
import { toPolicyText } from '@kudex/intl/policies'
import type { StepResult } from '@kudex/ui'
import type { ReactNode } from 'react'
import { portalMessages } from '../portal/index.ts'
import { accountMessages as messages } from './account.messages.ts'
import { passkeyMessages } from './passkeys.messages.ts'
import { sectionMessages } from './accountSections.messages.ts'

/** The running change and the outcome of the latest one. */
export interface AccountProgress {
  /** The page is not hydrated yet: forms cannot be sent. */
  readonly isDisabled?: boolean
  readonly command: AccountCommand | null
  /** The error of a change that was refused because the session has ended. */
  readonly sessionEnded?: ReactNode
  readonly result: { readonly step: AccountStep; readonly outcome: AccountOutcome } | null
}

/** The texts of violated policies by field (ACCT-09). */
export function toFieldErrors(step: AccountStep, { result }: AccountProgress, intl: IntlShape): Record<string, string> {
  if (result?.step !== step || result.outcome.kind !== 'rejected') return {}
  return Object.fromEntries(
    Object.entries(result.outcome.failures).map(([field, policies]) => [
      field,
      policies.map((policy) => toPolicyText(policy, intl)).join(' '),
    ]),
  )
}

/** Why a change failed; null if it did not. */
export function toFailureReason(step: AccountStep, { result }: AccountProgress): AccountFailure | null {
  return result?.step === step && result.outcome.kind === 'failed' ? result.outcome.reason : null
}

/** The error of a form as a whole; those of a field are shown there. */
function toFormError(step: AccountStep, progress: AccountProgress, intl: IntlShape): ReactNode {
  const reason = toFailureReason(step, progress)
  if (reason === 'signed-out') return progress.sessionEnded
  const message = reason && failureMessages[reason]
  return message ? intl.formatMessage(message) : undefined
}

/** What all forms of the account share. */
export function toFormProps(step: AccountStep, progress: AccountProgress, intl: IntlShape) {
  return {
    action: '',
    errorTitle: intl.formatMessage(portalMessages.problem),
    formError: toFormError(step, progress, intl),
    isSending: progress.command?.step === step,
    isDisabled: progress.isDisabled || isBlocked(step, progress),
  }
}

/** The state of the button of a step without a form. */
export function toStepState(step: AccountStep, progress: AccountProgress) {
  return { isRunning: progress.command?.step === step, disabled: isBlocked(step, progress) }
}

/** True while another step runs: the account takes one change at a time. */
function isBlocked(step: AccountStep, { command }: AccountProgress): boolean {
  return command !== null && command.step !== step
}

/** True if the latest change was this step and succeeded. */
export function isDone(step: AccountStep, { result }: AccountProgress): boolean {
  return result?.step === step && result.outcome.kind === 'done'
}

/** The result of a step without a form: its success title, or why it failed. */
export function toStepResult(
  step: AccountStep,
  progress: AccountProgress,
  intl: IntlShape,
  success?: string,
): StepResult | undefined {
  const text = toFormError(step, progress, intl)
  if (text) return { tone: 'danger', title: intl.formatMessage(messages.stepFailed), text }
  return isDone(step, progress) && success ? { tone: 'success', title: success } : undefined
}

/** The texts of a form. */
export function toTexts(data: FormData): Record<string, string> {
  return Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

const failureMessages = {
  'signed-out': null,
  internal: messages.internalTitle,
  busy: messages.tooMany,
  'wrong-password': null,
  'passwords-differ': null,
  'wrong-code': null,
  'passkey-refused': passkeyMessages.refused,
  'passkey-cancelled': passkeyMessages.cancelled,
  'last-administrator': sectionMessages.lastAdministrator,
  unavailable: messages.saveFailed,
} as const satisfies Record<AccountFailure, unknown>
