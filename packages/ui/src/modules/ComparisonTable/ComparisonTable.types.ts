import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** Products of one category beside each other, row by row (CMP-08…12). */
export interface ComparisonTableProps {
  /** Names the table. */
  readonly caption: string
  readonly products: readonly {
    readonly key: string
    readonly name: string
    readonly href: string
    readonly variantText?: string | undefined
    readonly picture?: Picture | undefined
  }[]
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly unit?: string | undefined
    /** In the order of the products; missing is not applicable. */
    readonly values: readonly (string | undefined)[]
  }[]
  /** What stands for a missing value. */
  readonly notApplicableText: string
  /** Spoken with a value that differs within its row. */
  readonly differsText: string
  /** The switch that hides rows of equal values; shown with more than one product only (CMP-11). */
  readonly hideIdentical?:
    | { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }
    | undefined
  /** Beside the switch, for example the choice of the measurement system. */
  readonly aside?: ReactNode
  readonly labels: { readonly toRemoveLabel: (name: string) => string }
  readonly onRemove?: ((key: string) => void) | undefined
  /** In place of the rows: nothing chosen, on its way, or failed. */
  readonly placeholder?: ReactNode
}
