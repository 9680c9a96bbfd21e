import type { MeasurementSwitchProps, MeasurementSystem } from '../MeasurementSwitch/MeasurementSwitch.types.js'

/**
 * Technical data in groups (CAT-12…14). All rows are given; those of the other measurement system are not shown on a
 * screen, on paper both are.
 */
export interface TechnicalDataProps {
  /** The heading. */
  readonly title: string
  /** The groups in the order shown. */
  readonly groups: readonly {
    readonly id: string
    readonly title?: string | undefined
    readonly rows: readonly SpecificationRow[]
  }[]
  /** Left out where no row depends on the system. */
  readonly measurement?: MeasurementSwitchProps | undefined
  /** Words on controls and words that are only read out. */
  readonly labels: { readonly name: string; readonly value: string }
  /** The language of what the catalogue says, where the words around it are in another (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** Shown when there are no rows (CAT-24). */
  readonly emptyText: string
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}

export interface SpecificationRow {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly unit?: string | undefined
  /** Null: the row holds in both systems. */
  readonly system: MeasurementSystem | null
}
