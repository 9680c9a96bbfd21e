import { announceNavigation } from './navigationEvents.ts'
import { cancelScrollRestoration, restoreScrollPosition } from './restoreScroll.ts'
import { writeHead } from '../head/writeHead.ts'
import type { HeadTag } from '../head/head.types.ts'

/** Milliseconds by which head changes are debounced (PAGE-33). */
export const headDelay = 10

export interface FinishedNavigation {
  readonly title: string
  /** Code of the locale. */
  readonly lang: string
  /** Technical name of the site. */
  readonly site: string
  readonly headTags: readonly HeadTag[]
  /** True for the page that came with the document; its head is already there. */
  readonly isFirst: boolean
  /** True if only the query changed; focus then stays where it is. */
  readonly isSamePath: boolean
  readonly isHistoryNavigation: boolean
}

/** Runs once a page is in the document: updates head, focus and scroll position, and notifies listeners (PAGE-27). */
export function finishNavigation(navigation: FinishedNavigation): void {
  const { title, lang, site, headTags, isFirst, isSamePath, isHistoryNavigation } = navigation
  cancelScrollRestoration()
  if (!isFirst) {
    scheduleHead(() => writeHead({ title, lang, tags: headTags }))
    // A new query replaces the search field, and the focus with it.
    if (!isSamePath || document.activeElement === document.body) moveFocus()
    if (isHistoryNavigation) restoreScrollPosition()
  }
  announceNavigation({ path: window.location.pathname, title, locale: lang, site, isFirst })
}

/** Moves focus to the title of the new page, so that a screen reader continues there. */
function moveFocus(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!(target instanceof HTMLElement)) return
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

let pendingHead: ReturnType<typeof setTimeout> | undefined

function scheduleHead(write: () => void): void {
  clearTimeout(pendingHead)
  pendingHead = setTimeout(write, headDelay)
}
