import type { RootProps } from '../../foundations/rootProps.js'
import type { HiddenFieldValues } from '../form.types.js'

/** Codes of the two measurement systems (LOCALE-16). */
export const measurementSystems = ['dim_metric', 'dim_imperial'] as const

/** Code of a measurement system as the cookie and the catalogue spell it (LOCALE-16). */
export type MeasurementSystem = (typeof measurementSystems)[number]

/** Metric or Imperial. A native form, so it works without script; with `onChange` it switches immediately (CAT-13). */
export interface MeasurementSwitchProps extends Omit<RootProps, 'onChange'> {
  /** Visible label and accessible name. */
  readonly label: string
  /** Measurement system of the figures (LOCALE-16). */
  readonly system: MeasurementSystem
  /** Options in display order. */
  readonly options: readonly { readonly value: MeasurementSystem; readonly text: string }[]
  /** Form action without script. */
  readonly form: {
    readonly action: string
    readonly method: 'get' | 'post'
    /** Name of the form field. */
    readonly name: string
    readonly hiddenFields?: HiddenFieldValues | undefined
  }
  /** Called with the choice instead of a page load. */
  readonly onChange?: ((system: MeasurementSystem) => void) | undefined
}
