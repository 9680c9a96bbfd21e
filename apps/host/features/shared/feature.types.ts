import type { EditorBarProps, LinkItem } from '@kudex/ui'
import type { ComponentType, ReactNode } from 'react'
import type { FieldSource } from '@kudex/domain/editing-forms'
import type { PreloadedSlot } from './preloadedSlot.tsx'
import type { IntlShape } from '@kudex/intl/messages'
import type { Locale } from '@kudex/domain/locales'
import type { PublicSettings } from '@kudex/domain/settings'
import type { Site } from '@kudex/domain/sites'

/** The bar above a preview, and where the parts of a draft come from. */
export type EditorBarSlotProps = EditorBarProps & {
  readonly sources: {
    /** The field or block of each part of `main`; null for parts without one. */
    readonly parts: readonly (string | null)[]
    readonly fields: readonly FieldSource[]
  }
  /** True in the form of a page, which has the links of the bar itself. */
  readonly isFramed: boolean
}

/**
 * A feature of the host: one folder, its pages and one line in `features/featureRegistry.ts`. The layout renders the
 * slots of the features that a site's record names; it knows none of them by name.
 */
export interface Feature {
  /** The name in the `features` of a site's record. */
  readonly name: string
  /** First path segments below locale and site that the feature owns; not found on a site without it (SITE-19). */
  readonly areas?: readonly string[]
  readonly slots: FeatureSlots
  /** True if every site has the feature, whatever its record names. */
  readonly isEverywhere?: boolean
}

/**
 * Where a feature renders. Slots also render on the server, so their components are small and work without script;
 * code beyond the first view is imported when the browser is idle or on use.
 */
export interface FeatureSlots {
  /** Wraps the whole layout. */
  readonly provider?: ComponentType<{ readonly children: ReactNode }>
  /** Further buttons in the header. */
  readonly headerAction?: ComponentType
  /** Right end of the header: the user menu. */
  readonly header?: ComponentType
  /** Fixed buttons at the side of the page; not rendered where a site hides them (SITE-13). */
  readonly sideButton?: ComponentType
  /** Rendered after the page: panels, dialogs, flash messages. */
  readonly panel?: ComponentType
  /** Above the preview of a page, for editors; only previews load its code. */
  readonly editorBar?: ComponentType<EditorBarSlotProps>
  /** Next to a product: on its card, in its head, at its variants. Product pages alone load its code. */
  readonly productAction?: PreloadedSlot<ProductActionProps>
  /** A further link in the footer's legal line; called in the browser only, where the host name is known. */
  readonly legalLink?: (context: AppContext) => LinkItem | null
  /** Called in the browser after every navigation, the first view included (PAGE-27). */
  readonly onPageView?: (page: PageView) => void
  /** Handlers of `action:` links, by the name after the colon (ROUTE-25). */
  readonly actions?: Readonly<Record<string, () => void>>
}

/** A page that the visitor sees. */
export interface PageView {
  /** Path of the address, without query. */
  readonly path: string
  readonly title: string
  /** Code of the locale: `de-CH`. */
  readonly locale: string
  /** Technical name of the site. */
  readonly site: string
}

export interface ProductActionProps {
  readonly name: string
  readonly slug: string
  /** The product's main category, within which it can be compared (CMP-08). */
  readonly classificationSlug: string
  /** The variant; null or omitted for the product itself. */
  readonly variantId?: string | null
  /** `small` on a card, `medium` in the head of a page. */
  readonly size?: 'small' | 'medium'
}

/** The current request as features and pages see it. */
export interface AppContext {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly site: AppSite
  /** The features of the site, in the order of the registry. */
  readonly features: readonly Feature[]
  /** Path below locale and site (`/mykomax/account`), without query. */
  readonly path: string
  /** The footer's contact link; null if there is none. */
  readonly contactLink: LinkItem | null
  /** The footer's link to the privacy page; null if there is none. */
  readonly privacyLink: LinkItem | null
  /** Requested path and query. */
  readonly fullPath: string
  /** The address of a path in the current locale and site: `link('/products')` is `/en/products` (ROUTE-11). */
  readonly link: (path: string) => string
  /** Navigates in the browser; rejects addresses outside this origin (PAGE-31). */
  readonly navigate: (url: string, options?: { readonly keepScrollPosition?: boolean }) => Promise<void>
  readonly settings: PublicSettings
}

/** The part of the site's record that the browser gets. */
export type AppSite = Pick<
  Site,
  'id' | 'name' | 'slug' | 'technicalName' | 'isMain' | 'brand' | 'features' | 'hideSideButtons' | 'enableCutFont'
>
