import { moveFocus } from './moveFocus.ts'
import { announceNavigation } from './navigationEvents.ts'
import type { HeadTag } from '../data/pageData.types.ts'
import { cancelScrollRestoration, restoreScrollPosition } from './restoreScroll.ts'
import { writeHead } from '../head/writeHead.ts'

/** Milliseconds that head changes are held back, so that several in a row are written once (PAGE-33). */
export const headDelay = 10

export interface FinishedNavigation {
  readonly title: string
  /** Code of the locale. */
  readonly lang: string
  /** Technical name of the site. */
  readonly site: string
  readonly headTags: readonly HeadTag[]
  /** True for the page that came with the document: its head stands already. */
  readonly isFirst: boolean
  /** True where only the query changed: focus stays where the visitor put it. */
  readonly isSamePath: boolean
  readonly isHistoryNavigation: boolean
}

/** What follows once a page stands in the document: its head, focus, scroll position, and word to whoever waits for it (PAGE-27). */
export function finishNavigation(navigation: FinishedNavigation): void {
  const { title, lang, site, headTags, isFirst, isSamePath, isHistoryNavigation } = navigation
  cancelScrollRestoration()
  if (!isFirst) {
    scheduleHead(() => writeHead({ title, lang, tags: headTags }))
    if (!isSamePath) moveFocus()
    if (isHistoryNavigation) restoreScrollPosition()
  }
  announceNavigation({ path: window.location.pathname, title, locale: lang, site, isFirst })
}

let pendingHead: ReturnType<typeof setTimeout> | undefined

function scheduleHead(write: () => void): void {
  clearTimeout(pendingHead)
  pendingHead = setTimeout(write, headDelay)
}
