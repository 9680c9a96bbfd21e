import { setServerRoutes } from './serverRoutes.ts'

/**
 * Loads a document from the server: for errors, other sites and newer builds, which client-side routing cannot show.
 * Replaces the history entry if the address is the current one. Never resolves, so the router waits from now on: if the
 * visitor stops the document by another link or by going back, that loads a document too.
 */
export function loadDocument(url: string = window.location.href): Promise<never> {
  const { location } = window
  setServerRoutes(() => true)
  window.addEventListener('popstate', () => location.reload())
  const target = new URL(url, location.href)
  const isCurrent = target.pathname === location.pathname && target.search === location.search
  // `replace` with a hash would only scroll. Without a hash it is better than `reload`, which restores the scroll
  // position.
  if (isCurrent && target.hash !== '') location.reload()
  else if (isCurrent) location.replace(target)
  else location.assign(target)
  return new Promise<never>(() => undefined)
}

/** Reloads a page that the back/forward cache restores in the middle of a route change: its router would wait forever. */
export function reloadRestoredPage(isRouteChanging: () => boolean, page: Window = window): void {
  page.addEventListener('pageshow', (event) => {
    if (event.persisted && isRouteChanging()) page.location.reload()
  })
}
