import type { PageAddress, SystemData } from '@kudex/domain/paths'
import type { CacheMode } from '../../request/cacheMode.ts'
import type { FormState, SentFiles } from '../../request/formState.ts'
import type { PageFormat } from '../../request/pageRequest.ts'
import type { PageAccess, PageSession, RequestContext, Visitor } from '../../request/requestContext.types.ts'

/** Everything that a page is rendered from; holds nothing of the connection, so that a cached page can be rendered again. */
export interface RenderRequest {
  readonly address: PageAddress
  readonly system: SystemData
  readonly format: PageFormat
  /** Path and query that the page may show and read: for a shared page only what its cache key contains. */
  readonly fullPath: string
  /** Path and query as requested; only pages that are not cached show it. */
  readonly requestedPath: string
  /** Raw query for the page's own parameters. */
  readonly query: string
  readonly isInvalid: boolean
  /** True if the page is the same for every visitor, so that it goes through the page cache (CACHE-06). */
  readonly isShared: boolean
  readonly visitor: Visitor
  readonly session: PageSession
  readonly access: PageAccess
  readonly publicOrigin: string
  readonly cacheMode: CacheMode
  /** A form that was posted to the page and rejected. */
  readonly form?: FormState
  /** Files that were posted to the page, not all of which arrived. */
  readonly sentFiles?: SentFiles
}

/** A page as the application rendered it. */
export interface RenderedPage {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** Where a page redirects to, else null. */
  readonly location: string | null
  /** What failed while rendering, else null. */
  readonly error: unknown
}

/** A rendered page and whether it may be cached. */
export interface RenderResult extends RenderedPage {
  readonly isCacheable: boolean
  /** What the page was made from, and until when that is fresh. */
  readonly tags: readonly string[]
  readonly freshUntil: number
  /** The address that a page for what is not found names (ROUTE-52). */
  readonly requestedPath: string
}

/** Renders one page; the server knows the application by this alone. */
export type RenderPage = (url: string, context: RequestContext) => Promise<RenderedPage>
