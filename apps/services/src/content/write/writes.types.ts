import type {
  WrittenContact,
  WrittenFooter,
  WrittenLocation,
  WrittenMediaRelease,
  WrittenNavigation,
  WrittenNewsItem,
  WrittenPage,
  WrittenRedirect,
  WrittenRouteRule,
  WrittenSite,
  WrittenStory,
} from '@kudex/domain/editing'
import type { StoredProtection } from './pageVersions.ts'

/** One write of an editor; null deletes the item. */
export type Write =
  | { readonly kind: 'sites'; readonly id: string; readonly value: WrittenSite }
  | { readonly kind: 'navigations'; readonly id: string; readonly value: WrittenNavigation }
  | { readonly kind: 'footers'; readonly id: string; readonly value: WrittenFooter }
  | { readonly kind: 'pages'; readonly id: string; readonly value: WrittenPage }
  | { readonly kind: 'publish'; readonly id: string }
  | { readonly kind: 'unpublish'; readonly id: string }
  | { readonly kind: 'protection'; readonly id: string; readonly value: StoredProtection }
  | { readonly kind: 'redirects'; readonly id: string; readonly value: WrittenRedirect | null }
  | { readonly kind: 'routeRules'; readonly id: string; readonly value: WrittenRouteRule | null }
  | { readonly kind: 'locations'; readonly id: string; readonly value: WrittenLocation | null }
  | { readonly kind: 'contacts'; readonly id: string; readonly value: WrittenContact | null }

/** A write of one entry; null deletes it. */
export type EditorialWrite =
  | { readonly kind: 'stories'; readonly id: string; readonly value: WrittenStory | null }
  | { readonly kind: 'media-releases'; readonly id: string; readonly value: WrittenMediaRelease | null }
  | { readonly kind: 'news-items'; readonly id: string; readonly value: WrittenNewsItem | null }

/** The kinds of items that are read and written by id. */
export type ContentKind =
  | 'sites'
  | 'navigations'
  | 'footers'
  | 'pages'
  | 'locations'
  | 'contacts'
  | 'redirects'
  | 'routeRules'

/** The kinds that can be deleted. */
export const removableKinds = ['redirects', 'routeRules', 'locations', 'contacts'] as const
