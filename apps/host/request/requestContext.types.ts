import type { FormState, SentFiles } from './formState.ts'
import type { PageGrant } from './pageGrant.types.ts'
import type { CanonicalPlace } from './resolveOrigin.ts'
import type { ContentClient, ContentPage, ContentPreference, PageAddress as PagePlace } from '@kudex/api/content'
import type { ProductsClient } from '@kudex/api/products'
import type { SearchClient } from '@kudex/api/search'
import type { User } from '@kudex/domain/identity'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import type { PublicSettings } from '@kudex/domain/settings'
import type { PageAddress, SystemData } from '@kudex/domain/paths'

/** What the front door hands to a page: the resolved request and the ways to data. Stays on the server. */
export interface RequestContext {
  readonly address: PageAddress
  /** Path and query as the visitor asked for them. */
  readonly fullPath: string
  /** True when the address is malformed: no route leads there (ROUTE-53). */
  readonly isInvalid: boolean
  readonly visitor: Visitor
  /** Who is signed in; resolved for the portal and for protected pages, `none` on every page that is for everyone. */
  readonly session: PageSession
  /** The protected pages that the visitor opened with their passwords. */
  readonly grants: readonly PageGrant[]
  /** What was posted to the page and was not taken; null as a rule. */
  readonly form?: FormState | null
  /** What became of files that were posted to the page without script; null as a rule. */
  readonly sentFiles?: SentFiles | null
  readonly system: SystemData
  /** Straight to the service; go through {@link load} for what visitors share. */
  readonly content: ContentClient
  readonly products: ProductsClient
  /** Whoever shows its answers keeps them out of every cache: they follow no tag. */
  readonly search: SearchClient
  /**
   * The page with what is protected in it, past every cache. Only for who has been checked: call {@link keepPrivate}
   * before anything of it is shown (PAGE-15, PAGE-16).
   */
  readonly fetchProtectedPage: (place: PagePlace, preference: ContentPreference) => Promise<ContentPage | null>
  /** Fetches through the data cache: one fetch for a key at a time, stale while a new one is under way (CACHE-01…03). */
  readonly load: <Value>(key: string, fetch: () => Promise<Value>) => Promise<Value>
  /** Keeps the answer out of every cache: call it before a page shows anything that is not for everyone (CACHE-06). */
  readonly keepPrivate: () => void
  /** The page stands but lacks what it is for, since a service is down: it answers 503 and is kept nowhere (ERR-05). */
  readonly tellUnavailable: () => void
  /** Where the canonical addresses of the site stand; the origin has no slash at its end. */
  readonly canonical: CanonicalPlace
  readonly publicSettings: PublicSettings
  /** Ends when the visitor goes away or the time for rendering is over. */
  readonly signal: AbortSignal
}

/** What the cookies and the query say about the visitor. */
export interface Visitor {
  readonly measurementSystem: MeasurementSystem
  readonly isNextRelease: boolean
  readonly isTesting: boolean
  /** True with a valid `kudex-session`. */
  readonly hasSession: boolean
}

/** What the cookie `kudex-session` says, confirmed by the identity service; tokens stay at the front door. */
export type PageSession =
  | { readonly kind: 'none' }
  | { readonly kind: 'active'; readonly user: User }
  /** The identity service does not answer: neither let in nor sign out. */
  | { readonly kind: 'unavailable' }
