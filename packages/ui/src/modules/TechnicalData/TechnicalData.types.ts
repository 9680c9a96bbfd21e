import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import type { MeasurementSwitchProps, MeasurementSystem } from '../MeasurementSwitch/MeasurementSwitch.types.js'

/**
 * Technical data in groups (CAT-12…14). Takes the rows of both measurement systems: screens show one, print shows both.
 */
export interface TechnicalDataProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Drawing below the title, for example `Footprint`. */
  readonly drawing?: ReactNode
  /** Groups in display order. */
  readonly groups: readonly {
    readonly id: string
    readonly title?: string | undefined
    readonly rows: readonly SpecificationRow[]
  }[]
  /** `MeasurementSwitch`; omit it if no row depends on the system. */
  readonly measurement?: MeasurementSwitchProps | undefined
  /** Texts of controls and announcements. */
  readonly labels: { readonly name: string; readonly value: string }
  /** Language of catalogue texts if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** Shown when there are no rows (CAT-24). */
  readonly emptyText: string
}

export interface SpecificationRow {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly unit?: string | undefined
  /** Null if the row is valid in both systems. */
  readonly system: MeasurementSystem | null
}
