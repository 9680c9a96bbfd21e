import type { ContentClient } from '@kudex/api/content'
import type { ProductsClient } from '@kudex/api/products'
import type { SearchClient } from '@kudex/api/search'
import { ServiceError } from '@kudex/api/transport'
import type { PublicSettings } from '@kudex/domain/settings'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { pageDataEnding } from '../../request/pageRequest.ts'
import { resolveCanonicalPlace } from '../../request/resolveOrigin.ts'
import type { DataCache } from '../caches/dataCache.ts'
import { trackDependencies } from '../caches/invalidation/trackDependencies.ts'
import type { PageOrder, RenderedPage, RenderPage } from './page.types.ts'
import { toAnsweredData } from './toAnsweredData.ts'

/** A rendered page, and whether it may be cached for everyone. */
export interface MadePage extends RenderedPage {
  readonly isCacheable: boolean
  /** What the page was made from, and until when that is fresh. */
  readonly tags: readonly string[]
  readonly freshUntil: number
}

export interface PageMakerOptions {
  readonly render: RenderPage
  readonly content: ContentClient
  readonly products: ProductsClient
  readonly search: SearchClient
  readonly fetchProtectedPage: RequestContext['fetchProtectedPage']
  readonly data: DataCache
  readonly publicOrigins: readonly string[]
  readonly publicSettings: PublicSettings
  readonly timeoutMilliseconds?: number
}

/**
 * Creates what turns an order into a page: it hands the application its context and gives it five seconds. A page whose
 * service is down answers 503 (ERR-05).
 */
export function createPageMaker(options: PageMakerOptions): (order: PageOrder) => Promise<MadePage> {
  const {
    render,
    content,
    products,
    search,
    fetchProtectedPage,
    data,
    publicOrigins,
    publicSettings,
    timeoutMilliseconds = 5_000,
  } = options
  return async (order) => {
    const { address, cacheMode } = order
    let isPrivate = !address.isPublic
    let isUnavailable = false
    const timeout = AbortSignal.timeout(timeoutMilliseconds)
    const context: RequestContext = {
      address,
      fullPath: order.fullPath,
      isInvalid: order.isInvalid,
      visitor: order.visitor,
      session: order.session,
      grants: order.grants,
      form: order.form ?? null,
      sentFiles: order.sentFiles ?? null,
      system: order.system,
      content,
      products,
      search,
      fetchProtectedPage,
      load: (key, fetch) => data.load(key, fetch, cacheMode),
      keepPrivate: () => {
        isPrivate = true
      },
      tellUnavailable: () => {
        isUnavailable = true
      },
      canonical: resolveCanonicalPlace(address.site, publicOrigins, {
        origin: order.publicOrigin,
        siteSlug: address.siteSlug,
      }),
      publicSettings,
      signal: timeout,
    }
    const { value: rendered, dependencies } = await trackDependencies(() =>
      withTimeout(render(toUrl(order), context), timeout),
    )
    const page = order.format === 'json' ? toAnsweredData(rendered) : rendered
    isPrivate ||= dependencies.isUncacheable
    const status = isUnavailable && page.status === 200 ? 503 : toStatus(page)
    const isCacheable = status === 200 && page.error === null && !isPrivate
    const { tags, freshUntil } = dependencies
    return { ...page, status, isCacheable, tags: [...tags], freshUntil }
  }
}

/** The time for a page is over; it answers 503. */
export class PageTimeoutError extends Error {
  override readonly name = 'PageTimeoutError'
}

/** Tells whether an error means that a service is down rather than that something of ours is broken (ERR-05). */
export function isServiceDown(error: unknown): boolean {
  if (error instanceof PageTimeoutError) return true
  if (!(error instanceof ServiceError)) return false
  // Only a call that the service refuses is our own fault; HTML, half an answer or an error under 200 are its.
  const status = error.status ?? 500
  return error.kind !== 'answer' || status < 400 || status >= 500
}

function toUrl({ address, format, query }: PageOrder): string {
  const base = address.canonicalPath === '/' ? '' : address.canonicalPath
  const path = format === 'json' ? base + pageDataEnding : address.canonicalPath
  return query === '' ? path : `${path}?${query}`
}

function toStatus({ status, error }: RenderedPage): number {
  return status === 500 && isServiceDown(error) ? 503 : status
}

async function withTimeout<Value>(promise: Promise<Value>, timeout: AbortSignal): Promise<Value> {
  let stop: (() => void) | undefined
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(new PageTimeoutError('The page was not ready in time'))
    timeout.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    if (stop) timeout.removeEventListener('abort', stop)
  }
}
