import type { MeasurementSystem } from '@kudex/domain/measurement'
import type { IntlShape } from '@kudex/intl/messages'
import type { MeasurementSwitchProps } from '@kudex/ui'
import { rememberMeasurementSystem } from '../../../../features/shared/index.ts'
import { catalogueMessages } from '../catalogue.messages.ts'

export interface MeasurementChoice {
  readonly system: MeasurementSystem
  readonly setSystem: (system: MeasurementSystem) => void
  readonly text: IntlShape['formatMessage']
  /** The form's target without script. */
  readonly action: string
  readonly hiddenFields?: MeasurementSwitchProps['form']['hiddenFields']
}

/**
 * Without script the form submits to the server; with script the values change at once and a cookie keeps the choice
 * (CAT-13, LOCALE-16).
 */
export function createMeasurementSwitch(choice: MeasurementChoice): MeasurementSwitchProps {
  const { system, setSystem, text, action, hiddenFields } = choice
  return {
    label: text(catalogueMessages.measurement),
    system,
    options: [
      { value: 'dim_metric', text: text(catalogueMessages.metric) },
      { value: 'dim_imperial', text: text(catalogueMessages.imperial) },
    ],
    form: { action, method: 'get', name: 'measurement', hiddenFields },
    onChange(chosen) {
      setSystem(chosen)
      rememberMeasurementSystem(chosen)
    },
  }
}
