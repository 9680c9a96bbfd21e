import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import type { Picture } from '../../components/Picture/Picture.js'
import type { SelectOption, SelectOptionGroup } from '../../components/SelectField/SelectField.js'

/** Questions about a job and the machines that fit it. A native form, so the address holds the answers. */
export interface ProductFinderProps extends RootProps {
  /** Accessible name of the form. */
  readonly label: string
  /** Form action. */
  readonly action: string
  /** The questions. */
  readonly fields: {
    readonly operation: FinderChoice
    readonly size: FinderText
    readonly cableType: FinderChoice
    readonly volume: FinderText
  }
  /** Text of the button. */
  readonly submitText: string
  /** Link that empties the form; omit it while the form is empty. */
  readonly reset?: { readonly text: string; readonly href: string } | undefined
  /** Machines that fit, best first. */
  readonly fits?: FinderResults | undefined
  /** Machines that miss one answer by a little. */
  readonly near?: FinderResults | undefined
  /** Shown in place of results: what to do first, or what to change. */
  readonly placeholder?: ReactNode
}

/** A question with given answers. */
export interface FinderChoice {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly (SelectOption | SelectOptionGroup)[]
}

/** A question that is answered by a number. */
export interface FinderText {
  readonly name: string
  readonly label: string
  /** As typed. */
  readonly value: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly inputMode: 'decimal' | 'numeric' | 'text'
  /** Link to the question in the other measurement system. */
  readonly other?: { readonly text: string; readonly href: string } | undefined
}

export interface FinderResults {
  readonly title: string
  readonly items: readonly FinderItem[]
  /** Shows this many machines first; the text opens the others. */
  readonly more?: { readonly after: number; readonly text: string } | undefined
}

/** A machine with the reasons why it fits, or nearly fits. */
export interface FinderItem {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly description?: string | undefined
  readonly picture: Picture
  /** Language of its texts if it differs from the page's. */
  readonly lang?: string | undefined
  readonly reasons: readonly {
    readonly id: string
    readonly outcome: 'fits' | 'misses' | 'unknown'
    /** Spoken before the text: “Fits”. */
    readonly outcomeText: string
    readonly text: string
  }[]
}
