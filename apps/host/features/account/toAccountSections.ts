import type { AccountDetails } from '@kudex/domain/account'
import type { IntlShape } from '@kudex/intl/messages'
import type { AccountSettingsProps } from '@kudex/ui'
import { accountMessages as messages } from './account.messages.ts'
import { type AccountProgress, toStepResult } from './toFormState.ts'

interface SectionsInput extends AccountProgress {
  readonly intl: IntlShape
  readonly account: AccountDetails
  readonly run: (step: 'sessions.end' | 'delete') => void
}

/** Sessions, data download and deletion (ACCT-08). */
export function toAccountSections(
  input: SectionsInput,
): Pick<AccountSettingsProps, 'sessions' | 'dataExport' | 'deletion'> {
  const { intl, account, command, run } = input
  const text = intl.formatMessage
  return {
    sessions: {
      title: text(messages.sessions),
      text: text(messages.sessionsText),
      entries: account.sessions.map(({ signedInAt, isCurrent }, index) => ({
        id: String(index),
        text: text(isCurrent ? messages.currentSession : messages.otherSession, {
          time: intl.formatDate(signedInAt, { dateStyle: 'long', timeStyle: 'short' }),
        }),
      })),
      end: account.sessions.some(({ isCurrent }) => !isCurrent)
        ? {
            buttonText: text(messages.endSessions),
            isRunning: command?.step === 'sessions.end',
            onStart: () => run('sessions.end'),
          }
        : undefined,
      result: toStepResult('sessions.end', input, intl, text(messages.sessionsEnded)),
    },
    dataExport: {
      title: text(messages.data),
      text: text(messages.dataText),
      link: { href: '/api/account/export', text: text(messages.downloadData), filename: 'kudex-account.json' },
    },
    deletion: {
      title: text(messages.deletion),
      text: text(messages.deletionText),
      buttonText: text(messages.deletion),
      confirmTitle: text(messages.deletionQuestion),
      confirmText: text(messages.deletionWarning),
      confirmButtonText: text(messages.deletionConfirm),
      cancelText: text(messages.cancel),
      closeLabel: text(messages.closeDialog),
      isRunning: command?.step === 'delete',
      onStart: () => run('delete'),
      result: toStepResult('delete', input, intl),
    },
  }
}
