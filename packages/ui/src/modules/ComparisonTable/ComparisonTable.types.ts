import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { RecordFailure } from '../list.types.js'

/** Products of one category beside each other, row by row (CMP-08…12). */
export interface ComparisonTableProps {
  /** Names the table. */
  readonly caption: string
  /** The products, each a column. */
  readonly products: readonly {
    readonly key: string
    readonly name: string
    readonly href: string
    /** Below the name, where there is nothing to choose. */
    readonly variantText?: string | undefined
    /** The variants to choose from; a field of the form, so that it works without script (CMP-05). */
    readonly variant?: ComparisonVariantField | undefined
    readonly picture?: Picture | undefined
  }[]
  /** The properties, each with a value per product. */
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly unit?: string | undefined
    /** Rows of one group stand together below its title; rows without one come first. */
    readonly group?: string | undefined
    /** In the order of the products; missing is not applicable. */
    readonly values: readonly (string | undefined)[]
  }[]
  /** What stands for a missing value. */
  readonly notApplicableText: string
  /** Spoken with a value that differs within its row. */
  readonly differsText: string
  /** The switch that hides rows of equal values; shown with more than one product only (CMP-11). */
  readonly hideIdentical?:
    | {
        readonly label: string
        readonly isOn: boolean
        readonly onChange: (isOn: boolean) => void
        /** Name and value of the field, where a form sends it. */
        readonly name?: string | undefined
        readonly value?: string | undefined
      }
    | undefined
  /** Beside the switch, for example the choice of the measurement system. */
  readonly aside?: ReactNode
  /** Words on controls and words that are only read out. */
  readonly labels: {
    readonly toRemoveLabel: (name: string) => string
    /** Names the choice of a variant; needed where a product has one. */
    readonly toVariantLabel?: ((name: string) => string) | undefined
  }
  /** Takes the key of the product to take out. */
  readonly onRemove?: ((key: string) => void) | undefined
  /** Takes the product and the variant chosen for it. */
  readonly onChangeVariant?: ((key: string, value: string) => void) | undefined
  /** The form that sends the fields where no script runs; `removeName` carries the key of what is removed. */
  readonly form?: { readonly id: string; readonly removeName: string } | undefined
  /** In place of the rows: nothing chosen, or nothing known about what was. */
  readonly placeholder?: ReactNode
  /** Said while the details are on their way; stand-ins take the place of the rows. */
  readonly loadingText?: string | undefined
  /** The details could not be fetched; a way to try again. */
  readonly failure?: RecordFailure | undefined
  /** Above the table: what was left out, or what can be done with it. */
  readonly notices?: ReactNode
  /** Below the table, for example adding one more product or downloading; not on paper. */
  readonly foot?: ReactNode
}

export interface ComparisonVariantField {
  readonly name: string
  readonly value: string
  /** One alone is nothing to choose: the form only carries it along. */
  readonly options: readonly { readonly value: string; readonly text: string }[]
}
