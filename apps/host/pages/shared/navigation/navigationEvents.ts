import { pushToDataLayer } from '../../../features/third-parties/dataLayer.ts'

/** A page that is in the document, after the first view or a navigation. */
export interface ShownPage {
  /** Path of the address, without query. */
  readonly path: string
  readonly title: string
  /** Code of the locale: `de-CH`. */
  readonly locale: string
  /** Technical name of the site. */
  readonly site: string
  /** True for the page that came with the document. */
  readonly isFirst: boolean
}

/** Calls the listener after every navigation, the first view included (PAGE-27). Returns the function that unsubscribes. */
export function onNavigationFinished(listener: (page: ShownPage) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notifies the listeners of {@link onNavigationFinished}. */
export function announceNavigation(page: ShownPage): void {
  for (const listener of listeners) listener(page)
}

/** Pushes the page view to the data layer (PAGE-27). */
export function pushPageView({ path, locale, site, title }: ShownPage): void {
  pushToDataLayer({ event: 'kudex.page-view', path, locale, site, title })
}

/** Browser only: empty on the server. */
const listeners = new Set<(page: ShownPage) => void>()
