import type { AccountDetails } from '@kudex/domain/account'
import type { IntlShape } from '@kudex/intl/messages'
import type { AccountSettingsProps } from '@kudex/ui'
import { accountMessages as messages } from './account.messages.ts'
import { sectionMessages } from './accountSections.messages.ts'
import { type AccountProgress, toStepResult, toStepState } from './toFormState.ts'

interface SectionsInput extends AccountProgress {
  readonly intl: IntlShape
  readonly account: AccountDetails
  readonly run: (step: 'sessions.end' | 'delete') => void
}

/** Sessions, data download and deletion (ACCT-08). */
export function toAccountSections(
  input: SectionsInput,
): Pick<AccountSettingsProps, 'sessions' | 'dataExport' | 'deletion'> {
  const { intl, account, run } = input
  const text = intl.formatMessage
  return {
    sessions: {
      title: text(sectionMessages.sessions),
      text: text(sectionMessages.sessionsText),
      entries: account.sessions.map(({ signedInAt, isCurrent }, index) => ({
        id: String(index),
        text: text(isCurrent ? sectionMessages.currentSession : sectionMessages.otherSession, {
          time: intl.formatDate(signedInAt, { dateStyle: 'long', timeStyle: 'short' }),
        }),
      })),
      end: account.sessions.some(({ isCurrent }) => !isCurrent)
        ? {
            buttonText: text(sectionMessages.endSessions),
            ...toStepState('sessions.end', input),
            onStart: () => run('sessions.end'),
          }
        : undefined,
      result: toStepResult('sessions.end', input, intl, text(sectionMessages.sessionsEnded)),
    },
    dataExport: {
      title: text(sectionMessages.data),
      text: text(sectionMessages.dataText),
      link: { href: '/api/account/export', text: text(sectionMessages.downloadData), filename: 'kudex-account.json' },
    },
    deletion: {
      title: text(sectionMessages.deletion),
      text: text(sectionMessages.deletionText),
      buttonText: text(sectionMessages.deletion),
      confirmTitle: text(sectionMessages.deletionQuestion),
      confirmText: text(sectionMessages.deletionWarning),
      confirmButtonText: text(sectionMessages.deletionConfirm),
      cancelText: text(messages.cancel),
      closeLabel: text(messages.closeDialog),
      ...toStepState('delete', input),
      onStart: () => run('delete'),
      result: toStepResult('delete', input, intl),
    },
  }
}
