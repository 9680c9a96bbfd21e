import type { PageAddress, SystemData } from '@kudex/domain/paths'
import type { FormState, SentFiles } from '../../request/formState.ts'
import type { CacheMode } from '../../request/cacheMode.ts'
import type { PageGrant } from '../../request/pageGrant.types.ts'
import type { PageFormat } from '../../request/pageRequest.ts'
import type { PageSession, RequestContext, Visitor } from '../../request/requestContext.types.ts'

/** All that a page is made from; it holds nothing of the connection, so that a kept page can be made again. */
export interface PageOrder {
  readonly address: PageAddress
  readonly system: SystemData
  readonly format: PageFormat
  /** Path and query as the page may show and read them. */
  readonly fullPath: string
  /** Raw query for the page's own parameters. */
  readonly query: string
  readonly isInvalid: boolean
  readonly visitor: Visitor
  readonly session: PageSession
  readonly grants: readonly PageGrant[]
  readonly publicOrigin: string
  readonly cacheMode: CacheMode
  /** What was posted to the page and not taken. */
  readonly form?: FormState
  /** What became of files that were posted to the page. */
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

/** Renders one page; the front door knows the application by this alone. */
export type RenderPage = (url: string, context: RequestContext) => Promise<RenderedPage>
