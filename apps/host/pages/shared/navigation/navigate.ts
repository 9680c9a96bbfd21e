import { navigate as navigateInRouter } from 'vike/client/router'
import { loadDocument } from './loadDocument.ts'
import { isServerRoute } from './serverRoutes.ts'

/** Thrown for a navigation to another origin that was not allowed (PAGE-31). */
export class NavigationRefusedError extends Error {
  override readonly name = 'NavigationRefusedError'

  constructor(url: string) {
    super(`Navigation to ${url} was refused: it leaves this site`)
  }
}

export interface NavigateOptions {
  /** Allows other origins, with a document load. */
  readonly isExternalAllowed?: boolean
  /** True for other filters of the same list. */
  readonly keepScrollPosition?: boolean
}

/** Navigates in the browser. Rejects for other origins unless allowed (PAGE-31, ROUTE-24). */
export async function navigate(
  url: string,
  { isExternalAllowed = false, keepScrollPosition }: NavigateOptions = {},
): Promise<void> {
  const address = new URL(url, window.location.href)
  const isOwn = address.origin === window.location.origin
  if (!isOwn && !isExternalAllowed) throw new NavigationRefusedError(url)
  if (!isOwn || isServerRoute(address)) return loadDocument(address.href)
  const path = address.pathname + address.search + address.hash
  if (!keepScrollPosition) return navigateInRouter(path)
  await navigateInRouter(path, { keepScrollPosition })
  // The router saves the position of an entry when it scrolls, for going back to it later.
  window.dispatchEvent(new Event('scroll'))
}
