import type { MeasurementSystem } from '../MeasurementSwitch/MeasurementSwitch.types.js'
import type { SpecificationRow } from '../TechnicalData/TechnicalData.types.js'

/** Variants of a product; names follow the measurement system (CAT-16). */
export interface VariantsProps {
  /** Heading. */
  readonly title: string
  /** Measurement system of the figures (LOCALE-16). */
  readonly system: MeasurementSystem
  /** Variants with a name per measurement system and their values. */
  readonly items: readonly {
    readonly id: string
    readonly nameMetric: string
    readonly nameImperial: string
    readonly specifications: readonly SpecificationRow[]
  }[]
  /** Texts of controls and announcements. */
  readonly labels: { readonly name: string; readonly value: string }
  /** Language of catalogue texts if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}
