import type { ReactNode } from 'react'

/** A facet of a list: values to choose from, or a range of numbers; `lang` where its words are not in the page's. */
export type Facet =
  | {
      readonly kind: 'choice'
      readonly id: string
      readonly title: string
      readonly lang?: string | undefined
      /** Name of the field in the address. */
      readonly name: string
      readonly values: readonly FacetValue[]
    }
  | {
      readonly kind: 'range'
      readonly id: string
      readonly title: string
      readonly lang?: string | undefined
      readonly unit?: string | undefined
      readonly from: RangeEnd
      readonly to: RangeEnd
    }

export interface FacetValue {
  readonly value: string
  readonly text: string
  /** What choosing it would give, as the reader writes numbers. */
  readonly countText: string
  readonly isChosen: boolean
  /** Nothing would be left. */
  readonly isEmpty: boolean
}

export interface RangeEnd {
  readonly name: string
  readonly label: string
  readonly value: string
  /** The end of what there is. */
  readonly placeholder: string
}

/** Something that is filtered for. */
export interface FacetChip {
  readonly id: string
  readonly text: string
  /** “Remove filter PVC”. */
  readonly removeLabel: string
  /** The list without it. */
  readonly href: string
}

/** Filters of a long list beside it (CAT-10). */
export interface ProductFiltersProps {
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
  /** The heading. */
  readonly title?: string | undefined
  /** Names the form: “Filter products”. */
  readonly label: string
  /** Where the form goes without script. */
  readonly action: string
  /** What can be filtered by. */
  readonly facets: readonly Facet[]
  /** The choice of an order. */
  readonly sort?:
    | {
        readonly label: string
        readonly name: string
        readonly value: string
        readonly options: readonly { readonly value: string; readonly text: string }[]
      }
    | undefined
  /** The filters that are set, each to be taken away. */
  readonly chips: readonly FacetChip[]
  /** Takes all filters away. */
  readonly reset: { readonly text: string; readonly href: string }
  /** “12 products”; spoken when it changes. */
  readonly resultText: string
  /** Text of the button for browsers without script. */
  readonly submitText: string
  /** Opens the filters where there is no room beside the list. */
  readonly toggleText: string
  /** Opens the rest of many values. */
  readonly moreText: string
  /** Changes when another list is shown; the fields follow it. */
  readonly stateKey: string
  /** Takes the fields of the form at once; without it the form is sent. */
  readonly onChange?: ((fields: URLSearchParams) => void) | undefined
  /** Takes a link of a chip; without it the link is followed. */
  readonly onFollow?: ((href: string) => void) | undefined
  /** The list below is about to change. */
  readonly isBusy?: boolean | undefined
  /** The list. */
  readonly children: ReactNode
}
