import { listSiteFeatures } from '../../../features/featureRegistry.ts'
import type { PageView } from '../../../features/shared/index.ts'

/** A page that is in the document, after the first view or a navigation. */
export interface ShownPage extends PageView {
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

/** Passes a page view to the features of the site (PAGE-27). */
export function reportPageView({ path, locale, site, title }: PageView, features: readonly string[]): void {
  for (const { slots } of listSiteFeatures(features)) slots.onPageView?.({ path, locale, site, title })
}

/** Browser only: empty on the server. */
const listeners = new Set<(page: ShownPage) => void>()
