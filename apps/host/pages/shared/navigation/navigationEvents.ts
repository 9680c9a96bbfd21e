/** A page that stands in the document, after the first view or a navigation. */
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

/** Calls back after every navigation, the first view included (PAGE-27); the answer ends that. */
export function onNavigationFinished(listener: (page: ShownPage) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells whoever asked for it that a page stands. */
export function announceNavigation(page: ShownPage): void {
  for (const listener of listeners) listener(page)
}

/** In the browser only, where one document is one visitor's. */
const listeners = new Set<(page: ShownPage) => void>()
