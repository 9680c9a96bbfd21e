import type { RejectedForm } from '@kudex/domain/forms'
import type { RefusedImport, SentFiles } from './formState.ts'
import type { AccountClient } from '@kudex/api/account'
import type {
  ContentClient,
  ContentPage,
  EditingClient,
  HistoryClient,
  PublishingClient,
  TranslationClient,
} from '@kudex/api/content'
import type { ProductsClient } from '@kudex/api/products'
import type { SearchClient } from '@kudex/api/search'
import type { TicketingClient, TicketingCredentials, UserClient } from '@kudex/api/ticketing'
import type { User } from '@kudex/domain/identity'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import type { PublicSettings } from '@kudex/domain/settings'
import type { PageAddress, SystemData } from '@kudex/domain/paths'
import type { CanonicalBase } from '@kudex/domain/sites'

/** Context of a page render: request, access decision, posted form and data clients. Server only. */
export interface RequestContext
  extends ResolvedRequest, AccessContext, EditingContext, FormContext, DataSources, ResponseControls {}

/** The request resolved to site, locale and area, for layout, head and links. */
export interface ResolvedRequest {
  readonly address: PageAddress
  /** Path and query that the page may use. */
  readonly fullPath: string
  /** Path and query as requested; for uncached pages only. */
  readonly requestedPath: string
  /** True if a frame asked for the page; only for uncached pages. */
  readonly isFramed: boolean
  /** True if the URL is malformed; no route matches (ROUTE-53). */
  readonly isInvalid: boolean
  readonly visitor: Visitor
  readonly system: SystemData
  /** The base of the site's canonical addresses; the origin has no slash at its end. */
  readonly canonical: CanonicalBase
  /** Origin of the main site if another site owns the host of the request, else empty. */
  readonly mainOrigin: string
  readonly publicSettings: PublicSettings
}

/** Session and access decision, for guards, the portal and protected pages. */
export interface AccessContext {
  /** Resolved for the portal and for pages that require a role, otherwise `none`. */
  readonly session: PageSession
  readonly access: PageAccess
}

/** The editor of a request, for the editor area and for previews of pages. */
export interface EditingContext {
  /** Resolved for the editor area and for addresses with `stage`, otherwise null. */
  readonly editor: Editor | null
  /** The stage that an editor sees of a page; null for everyone else (EDITOR-07). */
  readonly stage: PageStage | null
}

/** A person who is signed in to the editor area. */
export interface Editor {
  /** Null if an editor with the shared password gave none. */
  readonly name: string | null
}

export type PageStage = 'DRAFT' | 'PUBLISHED'

/** Access decision of a request, made before rendering (PAGE-14…17). */
export type PageAccess =
  | { readonly kind: 'open' }
  /** The visitor may see the protected page. It includes its blocks and is never cached. */
  | {
      readonly kind: 'granted'
      readonly page: ContentPage
      /** Set if the page is the draft of a shared preview: its end in milliseconds since 1970. */
      readonly sharedUntil?: number
    }
  /** `pageId` is set if a password unlocks the page. */
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 503; readonly pageId: string | null }

/** Result of a form that was posted without script. */
export interface FormContext {
  /** A rejected form that was posted to the page. */
  readonly form?: RejectedForm | null
  /** Result of an upload without script that is incomplete. */
  readonly sentFiles?: SentFiles | null
  /** What is wrong with a file of translations; null without one. */
  readonly refusedImport?: RefusedImport | null
}

/** Data clients of a page. */
export interface DataSources {
  /** Uncached; use {@link load} for data that visitors share. An editor's reads drafts and protected pages. */
  readonly content: ContentClient
  readonly products: ProductsClient
  /** Translation states of pages; for editors only. */
  readonly translations: TranslationClient
  /** Reads drafts of pages as they are edited; for editors only. */
  readonly editing: Pick<EditingClient, 'fetchEntry' | 'listRecords' | 'listMedia' | 'fetchMedia'>
  /** Reads the histories of content; for editors only. */
  readonly history: Pick<HistoryClient, 'fetchHistory' | 'fetchChanges'>
  /** Reads the state of pages; for editors only. */
  readonly publishing: Pick<PublishingClient, 'fetchPublishing'>
  /** Results have no cache tags: pages that show them must call `keepPrivate`. */
  readonly search: SearchClient
  /** Calls the ticketing service as the user of the session. */
  readonly ticketing: TicketingClient
  /** The user administration, in the same way. */
  readonly users: UserClient
  /** Reads the account of the user of the session. */
  readonly account: Pick<AccountClient, 'fetchAccount'>
  /** Fetches through the data cache, but for editors directly: one fetch per key at a time, stale while revalidating (CACHE-01…03). */
  readonly load: <Value>(key: string, fetch: () => Promise<Value>) => Promise<Value>
  /** Aborts when rendering times out. */
  readonly signal: AbortSignal
}

export interface ResponseControls {
  /** Excludes the response from all caches. Call it before rendering data of a single visitor (CACHE-06). */
  readonly keepPrivate: () => void
  /** Call it if a part is missing because a service is down: the response becomes 503 and is not cached (ERR-05). */
  readonly markUnavailable: () => void
}

/** Settings of the visitor from cookies and query. */
export interface Visitor {
  readonly measurementSystem: MeasurementSystem
  readonly isNextRelease: boolean
  readonly isTesting: boolean
  /** True if `kudex-session` is valid. */
  readonly hasSession: boolean
}

/** The visitor by the cookie `kudex-session`, confirmed by the identity provider. */
export type PageSession =
  | { readonly kind: 'none' }
  /** The tokens are for calls of services; they never leave the server. */
  | { readonly kind: 'active'; readonly user: User; readonly tokens: TicketingCredentials }
  /** The identity provider does not respond: do not admit, do not sign out. */
  | { readonly kind: 'unavailable' }
