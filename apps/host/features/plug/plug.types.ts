import type { LinkItem } from '@kudex/ui'
import type { ComponentType, ReactNode } from 'react'
import type { Frame } from './frameContext.ts'

/**
 * A feature of the host: one folder, its pages and one line in `features/plugs.ts`. The frame renders the slots of
 * the features that a site's record names and knows none of them by name.
 */
export interface FeaturePlug {
  /** The name a site's record uses in its list of features. */
  readonly name: string
  /** First path segments below locale and site that belong to the feature; not found on a site that lacks it (SITE-19). */
  readonly areas: readonly string[]
  readonly slots: FeatureSlots
  /** True for what belongs to the host, not to a site: it is there whatever a site's record names. */
  readonly isEverywhere?: boolean
}

/**
 * Where a feature may show itself. A slot is rendered on the server too, so its component is small and readable
 * without script; what it needs beyond its first view it imports when the browser is idle or when it is used.
 */
export interface FeatureSlots {
  /** Wraps the whole frame. */
  readonly provider?: ComponentType<{ readonly children: ReactNode }>
  /** Further buttons in the header. */
  readonly headerAction?: ComponentType
  /** Right end of the header: the user menu. */
  readonly header?: ComponentType
  /** Fixed buttons at the side of the page; not rendered where a site hides them (SITE-13). */
  readonly sideButton?: ComponentType
  /** Rendered after the page: panels, dialogs, flash messages. */
  readonly panel?: ComponentType
  /** A further link of the footer's legal line; asked in the browser only, where the host name is known. */
  readonly legalLink?: (frame: Frame) => LinkItem | null
  /** Handlers of `action:` links, by the name after the colon (ROUTE-25). */
  readonly actions?: Readonly<Record<string, () => void>>
}
