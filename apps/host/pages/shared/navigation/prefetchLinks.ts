import { prefetchPageData } from '@kudex/api/page-props'
import { pageDataEnding } from '../../../request/pageRequest.ts'
import { isServerRoute } from './serverRoutes.ts'

/** Milliseconds that a pointer rests on a link before its page is requested: one that only passes requests nothing. */
export const hoverDelay = 65

/**
 * Requests the data of public pages before the click: when a pointer rests on a link, presses it, or the focus reaches it.
 * The browser's cache then answers the router, which requests the same URL (`pageDataMaxAge` of the server). Requests
 * nothing if the visitor saves data or has a slow connection. Returns the function that stops it.
 */
export function prefetchLinks(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const requestedAt = new Map<string, number>()

  const request = (event: Event) => {
    const url = event.target instanceof Element ? toDataUrl(event.target.closest('a')) : null
    if (url === null || isDataSaved() || Date.now() - (requestedAt.get(url) ?? 0) < repeatDelay) return
    requestedAt.set(url, Date.now())
    prefetchPageData(url)
  }
  const requestSoon = (event: Event) => {
    clearTimeout(timer)
    timer = setTimeout(() => request(event), hoverDelay)
  }
  const stopped = new AbortController()
  const options = { passive: true, signal: stopped.signal }
  document.body.addEventListener('pointerover', requestSoon, options)
  document.body.addEventListener('focusin', requestSoon, options)
  document.body.addEventListener('pointerdown', request, options)
  return () => {
    clearTimeout(timer)
    stopped.abort()
  }
}

/** Milliseconds until the same URL is requested again; as long as the browser caches it. */
const repeatDelay = 5_000

/** The URL that the router requests for a link to another page; null for other links. */
function toDataUrl(link: HTMLAnchorElement | null): string | null {
  if (!link || link.target === '_blank') return null
  const address = new URL(link.href, window.location.href)
  const { origin, pathname, search } = address
  const { location } = window
  if (origin !== location.origin || isServerRoute(address) || !publicPage.test(pathname)) return null
  if (pathname === location.pathname && search === location.search) return null
  // The response would make another locale the remembered one (LOCALE-14).
  if (pathname.split('/')[1] !== location.pathname.split('/')[1]) return null
  return `${pathname}${pageDataEnding}${search}`
}

/**
 * Pages have a locale, files, feeds and the style guide have none or an extension. Pages of one person are never cached, so
 * that the request would be wasted.
 */
const publicPage = /^\/[a-z]{2}(?:-[a-z]{2})?(?:\/(?!(?:mykomax|editor|comparison|search)(?:\/|$))[^/.]+)*$/

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

function isDataSaved(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}
