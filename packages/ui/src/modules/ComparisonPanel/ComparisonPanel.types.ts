import type { Picture } from '../../components/Picture/Picture.types.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'

/** Products chosen for comparison, by category (CMP-13). */
export interface ComparisonPanelProps {
  /** Open or shut, where the parent keeps that. */
  readonly open?: boolean | undefined
  /** Open at first, where the component keeps that itself. */
  readonly defaultOpen?: boolean | undefined
  /** It was opened or shut. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** The heading. */
  readonly title: string
  /** Names the button that closes. */
  readonly closeLabel: string
  /** What to do when nothing is chosen. */
  readonly emptyTitle: string
  /** Said where there is nothing to show. */
  readonly emptyText?: string | undefined
  /** What happened to products that are not shown, for example that the catalogue no longer has them (CMP-15). */
  readonly notices?: readonly string[] | undefined
  /** Said while the products are on their way; stand-ins take their place. */
  readonly loadingText?: string | undefined
  /** The products could not be fetched; a way to try again. */
  readonly failure?: RecordFailure | undefined
  /** The products chosen, by category. */
  readonly groups: readonly {
    readonly id: string
    /** Name of the category. */
    readonly title: string
    readonly compareLink: LinkItem
    readonly clearText: string
    readonly products: readonly ComparisonPanelProduct[]
  }[]
  /** Words on controls and words that are only read out. */
  readonly labels: {
    readonly toRemoveLabel: (name: string) => string
    readonly variant: string
  }
  /** Takes the key of the product to take out. */
  readonly onRemove?: ((key: string) => void) | undefined
  /** Takes the category that is to be emptied. */
  readonly onClear?: ((groupId: string) => void) | undefined
  /** Takes the product and the variant chosen for it. */
  readonly onChangeVariant?: ((key: string, variantId: string) => void) | undefined
}

export interface ComparisonPanelProduct {
  /** The same product may be there several times: each has its own key (CMP-02). */
  readonly key: string
  readonly name: string
  readonly href: string
  readonly picture?: Picture | undefined
  readonly variantId?: string | undefined
  readonly variants?: readonly { readonly value: string; readonly text: string }[] | undefined
}
