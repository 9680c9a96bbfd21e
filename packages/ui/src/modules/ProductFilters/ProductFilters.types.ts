import type { RootProps } from '../../foundations/rootProps.js'
import type { ReactNode } from 'react'

/** A facet: values, or a range of numbers; `lang` if its texts are not in the page's language. */
export type Facet =
  | {
      readonly kind: 'choice'
      readonly id: string
      readonly title: string
      readonly lang?: string | undefined
      /** Name of the query parameter. */
      readonly name: string
      readonly values: readonly FacetValue[]
    }
  | {
      readonly kind: 'range'
      readonly id: string
      readonly title: string
      readonly lang?: string | undefined
      /** Shown after the title if there are no `limits`. */
      readonly unit?: string | undefined
      /** What the list covers, with the unit: “0.03…35 mm²”. Shown after the title, since in a field it looks chosen. */
      readonly limits?: string | undefined
      readonly from: RangeEnd
      readonly to: RangeEnd
    }

export interface FacetValue {
  readonly value: string
  readonly text: string
  /** Number of results, formatted. */
  readonly countText: string
  readonly isChosen: boolean
  /** True if it would give no results. */
  readonly isEmpty: boolean
}

export interface RangeEnd {
  readonly name: string
  readonly label: string
  readonly value: string
  /** An example of the spelling. */
  readonly placeholder?: string | undefined
  /** `text` for sizes that are not decimal numbers, such as 2/0 AWG. */
  readonly inputMode?: 'decimal' | 'text' | undefined
}

/** An active filter. */
export interface FacetChip {
  readonly id: string
  readonly text: string
  /** “Remove filter PVC”. */
  readonly removeLabel: string
  /** URL of the list without this filter. */
  readonly href: string
}

/** Filters of a long list beside it (CAT-10). */
export interface ProductFiltersProps extends Omit<RootProps, 'onChange'> {
  /** Heading. */
  readonly title?: string | undefined
  /** Accessible name of the form: “Filter products”. */
  readonly label: string
  /** Form action without script. */
  readonly action: string
  /** Available facets. */
  readonly facets: readonly Facet[]
  /** Sort options. */
  readonly sort?:
    | {
        readonly label: string
        readonly name: string
        readonly value: string
        readonly options: readonly { readonly value: string; readonly text: string }[]
      }
    | undefined
  /** Ways to show the list, as links; the form keeps the current one. */
  readonly views?:
    | {
        readonly label: string
        readonly items: readonly {
          readonly id: string
          readonly text: string
          readonly href: string
          readonly isCurrent: boolean
        }[]
        /** Form field of the current view; omit it for the default. */
        readonly field?: { readonly name: string; readonly value: string } | undefined
      }
    | undefined
  /** Active filters, each removable. */
  readonly chips: readonly FacetChip[]
  /** Reset link. */
  readonly reset: { readonly text: string; readonly href: string }
  /** “12 products”; announced on changes. */
  readonly resultText: string
  /** The ends of the scales of the bars in the list: “Scale of the bars: Wire cross-section 0.03…35 mm²”. */
  readonly scale?:
    | {
        readonly label: string
        readonly items: readonly { readonly id: string; readonly name: string; readonly range: string }[]
        /** Language of the names if it differs from the page's. */
        readonly lang?: string | undefined
      }
    | undefined
  /** Text of the submit button for browsers without script. */
  readonly submitText: string
  /** Text of the button that opens the filters on small screens. */
  readonly toggleText: string
  /** Text of the toggle for further values. */
  readonly moreText: string
  /** Key of the current list; the fields reset when it changes. */
  readonly stateKey: string
  /** Called with the fields on change; without it the form is submitted. */
  readonly onChange?: ((fields: URLSearchParams) => void) | undefined
  /** Called with the URL of a chip; without it the link is followed. */
  readonly onFollow?: ((href: string) => void) | undefined
  /** True while the list is loading. */
  readonly isBusy?: boolean | undefined
  /** The list. */
  readonly children: ReactNode
}
