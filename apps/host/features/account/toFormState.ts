import type { AccountCommand, AccountFailure, AccountOutcome, AccountStep } from '@kudex/domain/account'
import type { IntlShape } from '@kudex/intl/messages'
import { toPolicyText } from '@kudex/intl/policies'
import { accountMessages as messages } from './account.messages.ts'

/** The running change and the outcome of the latest one. */
export interface AccountProgress {
  readonly command: AccountCommand | null
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

/** Why a change failed as a whole. */
export function toFormError(step: AccountStep, { result }: AccountProgress, intl: IntlShape): string | undefined {
  if (result?.step !== step || result.outcome.kind !== 'failed') return undefined
  return intl.formatMessage(failureMessages[result.outcome.reason])
}

const failureMessages = {
  'signed-out': messages.signedOutWhileSaving,
  internal: messages.internalTitle,
  busy: messages.tooMany,
  unavailable: messages.saveFailed,
} as const satisfies Record<AccountFailure, unknown>
