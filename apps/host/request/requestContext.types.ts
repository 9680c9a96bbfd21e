import type { FormState, SentFiles } from './formState.ts'
import type { CanonicalBase } from './resolveOrigin.ts'
import type { ContentClient, ContentPage } from '@kudex/api/content'
import type { ProductsClient } from '@kudex/api/products'
import type { SearchClient } from '@kudex/api/search'
import type { User } from '@kudex/domain/identity'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import type { PublicSettings } from '@kudex/domain/settings'
import type { PageAddress, SystemData } from '@kudex/domain/paths'

/** What a page is rendered with: the request, the access decision, a posted form and the ways to data. Server only. */
export interface RequestContext extends ResolvedRequest, AccessContext, FormContext, DataSources, ResponseControls {}

/** The request resolved to site, locale and area: all that layout, head and links need. */
export interface ResolvedRequest {
  readonly address: PageAddress
  /** Path and query that the page may show and read. */
  readonly fullPath: string
  /** Path and query as requested; for pages that are not cached. */
  readonly requestedPath: string
  /** True if the address is malformed: no route leads there (ROUTE-53). */
  readonly isInvalid: boolean
  readonly visitor: Visitor
  readonly system: SystemData
  /** Where the canonical addresses of the site stand; the origin has no slash at its end. */
  readonly canonical: CanonicalBase
  readonly publicSettings: PublicSettings
}

/** What guards and the pages of portal and protected content need. */
export interface AccessContext {
  /** The signed-in user; resolved for the portal and for pages that need a role, otherwise `none`. */
  readonly session: PageSession
  readonly access: PageAccess
}

/** The decision about a request, made once before anything is rendered (PAGE-14…17). */
export type PageAccess =
  | { readonly kind: 'open' }
  /** The visitor may see the protected page; it comes with its blocks and is never cached. */
  | { readonly kind: 'granted'; readonly page: ContentPage }
  /** The page id is set if the password of that page would open it. */
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 503; readonly pageId: string | null }

/** What pages with a form need after a post without script. */
export interface FormContext {
  /** A form that was posted to the page and rejected. */
  readonly form?: FormState | null
  /** Files that were posted to the page, not all of which arrived. */
  readonly sentFiles?: SentFiles | null
}

/** What loads data for a page. */
export interface DataSources {
  /** Straight to the service; use {@link load} for what visitors share. */
  readonly content: ContentClient
  readonly products: ProductsClient
  /** Results have no cache tags: a page that shows them must call `keepPrivate`. */
  readonly search: SearchClient
  /** Fetches through the data cache: one fetch per key at a time, stale while it is refreshed (CACHE-01…03). */
  readonly load: <Value>(key: string, fetch: () => Promise<Value>) => Promise<Value>
  /** Aborts when the time for rendering is over. */
  readonly signal: AbortSignal
}

/** What a page says about its response. */
export interface ResponseControls {
  /** Keeps the response out of every cache: call it before a page shows anything that is not for everyone (CACHE-06). */
  readonly keepPrivate: () => void
  /** A part of the page is missing because a service is down: the response is 503 and not cached (ERR-05). */
  readonly markUnavailable: () => void
}

/** What the cookies and the query say about the visitor. */
export interface Visitor {
  readonly measurementSystem: MeasurementSystem
  readonly isNextRelease: boolean
  readonly isTesting: boolean
  /** True with a valid `kudex-session`. */
  readonly hasSession: boolean
}

/** What the cookie `kudex-session` says, confirmed by the identity service; without its tokens. */
export type PageSession =
  | { readonly kind: 'none' }
  | { readonly kind: 'active'; readonly user: User }
  /** The identity service does not answer: neither let in nor sign out. */
  | { readonly kind: 'unavailable' }
