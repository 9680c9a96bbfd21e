import type { PageAddress, SystemData } from '@kudex/domain/paths'
import type { CacheMode } from '../../request/cacheMode.ts'
import type { RejectedForm } from '@kudex/domain/forms'
import type { RefusedImport, SentFiles } from '../../request/formState.ts'
import type { DocumentBody } from '../../request/documentBody.ts'
import type { PageFormat } from '../../request/pageRequest.ts'
import type {
  EditingContext,
  PageAccess,
  PageSession,
  RequestContext,
  Visitor,
} from '../../request/requestContext.types.ts'

/** Input of a page render. Independent of the connection, so that a cached page can be rendered again later. */
export interface RenderRequest extends EditingContext {
  readonly address: PageAddress
  readonly system: SystemData
  readonly format: PageFormat
  /** Path and query that the page may use: for a shared page only what its cache key contains. */
  readonly fullPath: string
  /** Path and query as requested; only uncached pages may use it. */
  readonly requestedPath: string
  /** Raw query with the parameters that the page reads. */
  readonly query: string
  readonly isFramed: boolean
  readonly isInvalid: boolean
  /** True if the page is the same for every visitor and may use the page cache (CACHE-06). */
  readonly isShared: boolean
  readonly visitor: Visitor
  readonly session: PageSession
  readonly access: PageAccess
  readonly publicOrigin: string
  readonly cacheMode: CacheMode
  /** A rejected form that was posted to the page. */
  readonly form?: RejectedForm
  /** Result of an upload without script that is incomplete. */
  readonly sentFiles?: SentFiles
  /** What is wrong with a file of translations. */
  readonly refusedImport?: RefusedImport
}

export interface RenderedPage {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** Redirect target, else null. */
  readonly location: string | null
  /** Error during rendering, else null. */
  readonly error: unknown
  readonly inlineSources?: InlineSources
}

/** Hashes of the styles and of the script in a document for its Content-Security-Policy, `sha256-…`. */
export interface InlineSources {
  readonly style?: string
  readonly script?: string
}

/** A document in parts, so that steps search and copy little text. */
export interface PageDocument extends DocumentBody {
  /** The document with a placeholder for the body. */
  readonly html: string
  readonly inlineSources: InlineSources
}

/** Changes a rendered document. Page data is not a document. */
export type DocumentStep = (document: PageDocument, context: RequestContext) => PageDocument

/** A rendered page and whether it may be cached. */
export interface RenderResult extends RenderedPage {
  readonly isCacheable: boolean
  /** Cache tags of the data that the page was rendered from. */
  readonly tags: readonly string[]
  /** Milliseconds since 1970. */
  readonly freshUntil: number
  /** Path and query as requested; the 404 page shows it (ROUTE-52). */
  readonly requestedPath: string
}

/** Renders a page: the only interface between server and application. */
export type RenderPage = (url: string, context: RequestContext) => Promise<RenderedPage>
