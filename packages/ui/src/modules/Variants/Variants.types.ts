import type { MeasurementSystem } from '../MeasurementSwitch/MeasurementSwitch.types.js'
import type { SpecificationRow } from '../TechnicalData/TechnicalData.types.js'

/** Variants of a product; names follow the measurement system (CAT-16). */
export interface VariantsProps {
  readonly title: string
  readonly system: MeasurementSystem
  readonly items: readonly {
    readonly id: string
    readonly nameMetric: string
    readonly nameImperial: string
    readonly specifications: readonly SpecificationRow[]
  }[]
  readonly labels: { readonly name: string; readonly value: string }
  readonly id?: string | undefined
}
