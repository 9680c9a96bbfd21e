import type { AccountClient } from '@kudex/api/account'
import type {
  ContentClient,
  EditingClient,
  HistoryClient,
  PublishingClient,
  TranslationClient,
} from '@kudex/api/content'
import type { ProductsClient } from '@kudex/api/products'
import type { SearchClient } from '@kudex/api/search'
import type { TicketingClient, TicketingCredentials, UserClient } from '@kudex/api/ticketing'
import { ServiceError } from '@kudex/api/transport'
import type { PublicSettings } from '@kudex/domain/settings'
import { resolveCanonicalBase, resolveMainOrigin } from '@kudex/domain/sites'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { pageDataEnding } from '../../request/pageRequest.ts'
import type { DataCache } from '../caches/dataCache.ts'
import { trackDependencies } from '../caches/invalidation/trackDependencies.ts'
import type { RenderedPage, RenderPage, RenderRequest, RenderResult } from './page.types.ts'

export interface PageRendererOptions {
  readonly render: RenderPage
  readonly content: ContentClient
  /** For editors: drafts and protected pages. */
  readonly protectedContent: ContentClient
  readonly translations: TranslationClient
  readonly editing: EditingClient
  readonly publishing: PublishingClient
  readonly history: HistoryClient
  readonly products: ProductsClient
  readonly search: SearchClient
  readonly createTicketing: (credentials: TicketingCredentials | null) => TicketingClient
  readonly createAccount: (credentials: TicketingCredentials | null) => AccountClient
  readonly createUsers: (credentials: TicketingCredentials | null) => UserClient
  readonly data: DataCache
  readonly publicOrigins: readonly string[]
  readonly publicSettings: PublicSettings
  readonly timeoutMilliseconds: number
}

/** Creates the page renderer: passes the request context to Vike, with a timeout. 503 while a service is down (ERR-05). */
export function createPageRenderer(options: PageRendererOptions): (request: RenderRequest) => Promise<RenderResult> {
  const { render, content, protectedContent, products, search, data, publicOrigins, publicSettings } = options
  return async (request) => {
    const { address, access, cacheMode, editor, requestedPath, session, stage } = request
    let isPrivate = !address.isPublic || access.kind !== 'open' || stage !== null
    let isUnavailable = false
    const tokens = session.kind === 'active' ? session.tokens : null
    const timeout = AbortSignal.timeout(options.timeoutMilliseconds)
    const context: RequestContext = {
      address,
      fullPath: request.fullPath,
      requestedPath,
      isFramed: request.isFramed,
      isInvalid: request.isInvalid,
      visitor: request.visitor,
      session,
      access,
      editor,
      stage,
      form: request.form ?? null,
      sentFiles: request.sentFiles ?? null,
      refusedImport: request.refusedImport ?? null,
      system: request.system,
      content: editor ? protectedContent : content,
      products,
      search,
      ticketing: options.createTicketing(tokens),
      users: options.createUsers(tokens),
      account: options.createAccount(tokens),
      translations: options.translations,
      editing: options.editing,
      publishing: options.publishing,
      history: options.history,
      load: (key, fetch) => (editor ? fetch() : data.load(key, fetch, cacheMode)),
      keepPrivate: () => {
        isPrivate = true
      },
      markUnavailable: () => {
        isUnavailable = true
      },
      canonical: resolveCanonicalBase(address.site, publicOrigins, {
        origin: request.publicOrigin,
        siteSlug: address.siteSlug,
      }),
      mainOrigin: resolveMainOrigin(address, request.system.sites, publicOrigins),
      publicSettings,
      signal: timeout,
    }
    const { value: page, dependencies } = await trackDependencies(() =>
      withTimeout(render(toUrl(request), context), timeout),
    )
    isPrivate ||= dependencies.isUncacheable
    const status = isUnavailable && page.status === 200 ? 503 : toStatus(page)
    const isCacheable = status === 200 && page.error === null && !isPrivate
    const { tags, freshUntil } = dependencies
    return { ...page, status, isCacheable, tags: [...tags], freshUntil, requestedPath }
  }
}

/** Thrown if rendering exceeds its timeout; the response is 503. */
export class PageTimeoutError extends Error {
  override readonly name = 'PageTimeoutError'
}

/** True if an error means that a service is down rather than a fault of the host (ERR-05). */
export function isServiceDown(error: unknown): boolean {
  if (error instanceof PageTimeoutError) return true
  if (!(error instanceof ServiceError)) return false
  // A 4xx response means that the host sent a wrong request.
  const status = error.status ?? 500
  return error.kind !== 'answer' || status < 400 || status >= 500
}

function toUrl({ address, format, query }: RenderRequest): string {
  const base = address.canonicalPath === '/' ? '' : address.canonicalPath
  const path = format === 'json' ? base + pageDataEnding : address.canonicalPath
  return query === '' ? path : `${path}?${query}`
}

function toStatus({ status, error }: RenderedPage): number {
  return status === 500 && isServiceDown(error) ? 503 : status
}

async function withTimeout<Value>(promise: Promise<Value>, timeout: AbortSignal): Promise<Value> {
  let onAbort: (() => void) | undefined
  const timedOut = new Promise<never>((_, reject) => {
    onAbort = () => reject(new PageTimeoutError('Rendering the page timed out'))
    timeout.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([promise, timedOut])
  } finally {
    if (onAbort) timeout.removeEventListener('abort', onAbort)
  }
}
