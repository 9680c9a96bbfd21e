import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.js'
import type { RootProps } from '../../foundations/rootProps.js'
import type { RecordFailure } from '../list.types.js'

/** Comparison of products of one category (CMP-08…12). */
export interface ComparisonTableProps extends RootProps {
  /** Accessible name of the table. */
  readonly caption: string
  /** Products, one per column. */
  readonly products: readonly {
    readonly key: string
    readonly name: string
    readonly href: string
    /** Variant name, if there is nothing to select. */
    readonly variantText?: string | undefined
    /** Variant selection; a form field, so it works without script (CMP-05). */
    readonly variant?: ComparisonVariantField | undefined
    readonly picture?: Picture | undefined
  }[]
  /** Properties with a value per product. */
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly unit?: string | undefined
    /** Group title; adjacent rows of the same group share it. Rows without a group come first. */
    readonly group?: string | undefined
    /** Values in the order of the products; missing means not applicable. */
    readonly values: readonly (string | undefined)[]
  }[]
  /** Text for a missing value. */
  readonly notApplicableText: string
  /** Announced with rows whose values differ. */
  readonly differsText: string
  /** Switch that hides rows of equal values; shown with two or more products (CMP-11). */
  readonly hideIdentical?:
    | {
        readonly label: string
        /** Shown if no row is left. */
        readonly nothingLeftText: string
        readonly isOn: boolean
        readonly onChange: (isOn: boolean) => void
        /** Name and value of the form field. */
        readonly name?: string | undefined
        readonly value?: string | undefined
      }
    | undefined
  /** Content beside the switch, for example `MeasurementSwitch`. */
  readonly aside?: ReactNode
  /** Texts of controls and announcements. */
  readonly labels: {
    readonly toRemoveLabel: (name: string) => string
    /** Accessible name of the variant selection; required if a product has one. */
    readonly toVariantLabel?: ((name: string) => string) | undefined
  }
  /** Called with the key of the product to remove. */
  readonly onRemove?: ((key: string) => void) | undefined
  /** Called with the product and its selected variant. */
  readonly onChangeVariant?: ((key: string, value: string) => void) | undefined
  /** Form for browsers without script; `removeName` is the name of the remove buttons. */
  readonly form?: { readonly id: string; readonly removeName: string } | undefined
  /** Shown if nothing is selected or there is no data. */
  readonly placeholder?: ReactNode
  /** Announced while loading; skeleton rows are shown. */
  readonly loadingText?: string | undefined
  /** Error with a retry action. */
  readonly failure?: RecordFailure | undefined
  /** Content above the table: notices or actions. */
  readonly notices?: ReactNode
  /** Content below the table, for example adding a product; not printed. */
  readonly foot?: ReactNode
}

export interface ComparisonVariantField {
  readonly name: string
  readonly value: string
  /** With a single option the form field is hidden. */
  readonly options: readonly { readonly value: string; readonly text: string }[]
}
