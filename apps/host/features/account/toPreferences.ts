import { type AccountDetails, ticketMails } from '@kudex/domain/account'
import { isMeasurementSystem, type MeasurementSystem } from '@kudex/domain/measurement'
import type { IntlShape } from '@kudex/intl/messages'
import type { AccountSettingsProps } from '@kudex/ui'
import { preferenceMessages } from './preferences.messages.ts'
import type { ChoiceList } from './toProfileForm.ts'
import { type AccountProgress, isDone, toFormProps, toStepResult } from './toFormState.ts'

interface PreferencesInput extends AccountProgress {
  readonly intl: IntlShape
  readonly account: AccountDetails
  readonly measurement: MeasurementSystem
  readonly measurements: ChoiceList
  readonly save: (values: Readonly<Record<string, string>>, measurement: MeasurementSystem) => void
}

/** Measurement system of the browser, and the mails about tickets that the person gets. */
export function toPreferences(input: PreferencesInput): NonNullable<AccountSettingsProps['preferences']> {
  const { intl, account, measurement, measurements, save } = input
  const text = intl.formatMessage
  const isSaved = isDone('preferences', input)
  return {
    title: text(preferenceMessages.title),
    text: text(preferenceMessages.text),
    submitText: text(preferenceMessages.save),
    ...toFormProps('preferences', input, intl),
    fields: { measurement: { label: text(preferenceMessages.measurement), value: measurement } },
    measurements,
    mails: {
      legend: text(preferenceMessages.mails),
      name: 'ticketMails',
      options: ticketMails.map((mail) => ({ value: mail, text: text(preferenceMessages[mail]) })),
      defaultValues: account.ticketMails,
    },
    result: isSaved ? toStepResult('preferences', input, intl, text(preferenceMessages.saved)) : undefined,
    onSubmit: (data) => {
      const chosen = data.get('measurement')
      save(
        {
          ticketMails: data
            .getAll('ticketMails')
            .filter((mail) => typeof mail === 'string')
            .join(' '),
        },
        isMeasurementSystem(chosen) ? chosen : measurement,
      )
    },
  }
}
