/** Codes of the two measurement systems (LOCALE-16). */
export type MeasurementSystem = 'dim_metric' | 'dim_imperial'

/** Metric or Imperial. A native form, so it works without script; with `onChange` it switches at once (CAT-13). */
export interface MeasurementSwitchProps {
  readonly label: string
  readonly system: MeasurementSystem
  readonly options: readonly { readonly value: MeasurementSystem; readonly text: string }[]
  readonly form: {
    readonly action: string
    readonly method: 'get' | 'post'
    /** Name of the field that carries the chosen system. */
    readonly name: string
    readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  }
  readonly onChange?: ((system: MeasurementSystem) => void) | undefined
}
