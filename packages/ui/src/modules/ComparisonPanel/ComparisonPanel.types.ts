import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { LinkItem } from '../link.types.js'

/** Products chosen for comparison, by category (CMP-13). */
export interface ComparisonPanelProps {
  readonly open?: boolean | undefined
  readonly defaultOpen?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly title: string
  readonly closeLabel: string
  /** What to do when nothing is chosen. */
  readonly emptyTitle: string
  readonly emptyText?: string | undefined
  /** What happened to products that are not shown, for example that the catalogue no longer has them (CMP-15). */
  readonly notices?: readonly string[] | undefined
  /** In place of the products: they are on their way, or it failed. */
  readonly placeholder?: ReactNode
  readonly groups: readonly {
    readonly id: string
    /** Name of the category. */
    readonly title: string
    readonly compareLink: LinkItem
    readonly clearText: string
    readonly products: readonly ComparisonPanelProduct[]
  }[]
  readonly labels: {
    readonly toRemoveLabel: (name: string) => string
    readonly variant: string
  }
  readonly onRemove?: ((key: string) => void) | undefined
  readonly onClear?: ((groupId: string) => void) | undefined
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
