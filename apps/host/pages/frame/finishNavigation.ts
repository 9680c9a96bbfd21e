import { moveFocus } from './moveFocus.ts'
import type { HeadTag } from './pageData.types.ts'
import { cancelScrollRestoration, restoreScrollPosition } from './restoreScroll.ts'
import { writeHead } from './writeHead.ts'

/** Milliseconds that head changes are held back, so that several in a row are written once (PAGE-33). */
export const headDelay = 10

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export interface FinishedNavigation {
  readonly title: string
  /** Code of the locale. */
  readonly lang: string
  readonly headTags: readonly HeadTag[]
  /** True for the page that came with the document: its head stands already. */
  readonly isFirst: boolean
  /** True where only the query changed: focus stays where the visitor put it. */
  readonly isSamePath: boolean
  readonly isHistoryNavigation: boolean
}

/** What follows once a page stands in the document: its head, focus, scroll position, and the data layer's event (PAGE-27). */
export function finishNavigation(navigation: FinishedNavigation): void {
  const { title, lang, headTags, isFirst, isSamePath, isHistoryNavigation } = navigation
  cancelScrollRestoration()
  if (!isFirst) {
    scheduleHead(() => writeHead({ title, lang, tags: headTags }))
    if (!isSamePath) moveFocus()
    if (isHistoryNavigation) restoreScrollPosition()
  }
  // A browser's own data layer may be there before us or never come.
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'kudex.page-view', path: window.location.pathname, title })
}

let pendingHead: ReturnType<typeof setTimeout> | undefined

function scheduleHead(write: () => void): void {
  clearTimeout(pendingHead)
  pendingHead = setTimeout(write, headDelay)
}
