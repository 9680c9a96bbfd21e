import type { FinderReason } from '@kudex/domain/finder'
import type { ProductCard } from '../../shared/catalogue/catalogue.types.ts'

export interface FinderPageProps {
  /** The fields as they were typed or chosen. */
  readonly answers: {
    readonly operation: string
    readonly size: string
    readonly cableType: string
    readonly volume: string
  }
  /** The unit of the size, and the address of the same questions with the other one. */
  readonly unit: 'mm2' | 'awg'
  readonly otherUnitHref: string
  readonly hasInvalidSize: boolean
  readonly hasInvalidVolume: boolean
  /** Operations by area of the catalogue. */
  readonly operations: readonly { readonly area: string; readonly items: readonly FinderOption[] }[]
  readonly cableTypes: readonly FinderOption[]
  /** The machines, best first; null before the first answer. */
  readonly matches: readonly FinderCard[] | null
  /** Links that drop one answer, where no machine fits all of them. */
  readonly wider: readonly { readonly href: string; readonly answer: string; readonly count: number }[]
  /** The best machines for one of the examples, before the first answer. */
  readonly example: { readonly text: string; readonly matches: readonly FinderCard[] } | null
  /** Links to first answers. */
  readonly examples: readonly { readonly href: string; readonly text: string }[]
}

export interface FinderOption {
  readonly value: string
  readonly text: string
}

export interface FinderCard extends Pick<ProductCard, 'id' | 'name' | 'href' | 'description' | 'picture' | 'lang'> {
  readonly fits: boolean
  readonly reasons: readonly ShownReason[]
}

/** A reason with what was asked for and what the machine has, formatted. */
export interface ShownReason extends FinderReason {
  readonly asked: string
  readonly has: string | null
}
