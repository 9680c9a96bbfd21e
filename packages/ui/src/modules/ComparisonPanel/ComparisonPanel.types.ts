import type { Picture } from '../../components/Picture/Picture.types.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure } from '../list.types.js'

/** Products selected for comparison, by category (CMP-13). */
export interface ComparisonPanelProps {
  /** Open state (controlled). */
  readonly open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Heading. */
  readonly title: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Hint shown if nothing is selected. */
  readonly emptyTitle: string
  /** Shown if the list is empty. */
  readonly emptyText?: string | undefined
  /** Notice about missing products, for example removed from the catalogue (CMP-15). */
  readonly notices?: readonly string[] | undefined
  /** Announced while products load; skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Error with a retry action. */
  readonly failure?: RecordFailure | undefined
  /** Selected products by category. */
  readonly groups: readonly {
    readonly id: string
    /** Name of the category. */
    readonly title: string
    readonly compareLink: LinkItem
    readonly clearText: string
    readonly products: readonly ComparisonPanelProduct[]
  }[]
  /** Texts of controls and announcements. */
  readonly labels: {
    readonly toRemoveLabel: (name: string) => string
    readonly variant: string
  }
  /** Called with the key of the product to remove. */
  readonly onRemove?: ((key: string) => void) | undefined
  /** Called with the category to clear. */
  readonly onClear?: ((groupId: string) => void) | undefined
  /** Called with the product and its selected variant. */
  readonly onChangeVariant?: ((key: string, variantId: string) => void) | undefined
}

export interface ComparisonPanelProduct {
  /** Unique key; the same product may occur several times (CMP-02). */
  readonly key: string
  readonly name: string
  readonly href: string
  readonly picture?: Picture | undefined
  readonly variantId?: string | undefined
  readonly variants?: readonly { readonly value: string; readonly text: string }[] | undefined
}
