import type { MeasurementSystem } from '../MeasurementSwitch/MeasurementSwitch.types.js'
import type { SpecificationRow } from '../TechnicalData/TechnicalData.types.js'

/** Variants of a product; names follow the measurement system (CAT-16). */
export interface VariantsProps {
  /** The heading. */
  readonly title: string
  /** Measurement system of the figures (LOCALE-16). */
  readonly system: MeasurementSystem
  /** The variants with a name for each measurement system, and their figures. */
  readonly items: readonly {
    readonly id: string
    readonly nameMetric: string
    readonly nameImperial: string
    readonly specifications: readonly SpecificationRow[]
  }[]
  /** Words on controls and words that are only read out. */
  readonly labels: { readonly name: string; readonly value: string }
  /** The language of what the catalogue says, where the words around it are in another (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
