import type { FrameData } from './frameData.types.ts'
import type { PageHead } from './pageData.types.ts'

/** Milliseconds that head changes are held back, so that several in a row are written once (PAGE-33). */
export const headDelay = 10

/** Milliseconds until the position of a page that one goes back to is restored again, once it has its height (PAGE-34). */
export const scrollRestorationDelay = 100

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export interface FinishedNavigation {
  readonly frame: FrameData
  readonly head: PageHead
  /** True for the page that came with the document. */
  readonly isFirst: boolean
  readonly isHistoryNavigation: boolean
}

/** What follows once a page stands in the document: its head, focus, scroll position, and the data layer's event (PAGE-27). */
export function finishNavigation({ frame, head, isFirst, isHistoryNavigation }: FinishedNavigation): void {
  if (!isFirst) {
    scheduleHead(frame, head)
    moveFocus()
    if (isHistoryNavigation) restoreScrollPosition()
  }
  // A browser's own data layer may be there before us or never come.
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'kudex.page-view', path: window.location.pathname, title: head.title })
}

let pendingHead: ReturnType<typeof setTimeout> | undefined

function scheduleHead(frame: FrameData, head: PageHead): void {
  clearTimeout(pendingHead)
  pendingHead = setTimeout(() => writeHead(frame, head), headDelay)
}

function writeHead({ locale, site }: FrameData, head: PageHead): void {
  document.title = head.title
  const { documentElement } = document
  documentElement.lang = locale.code
  documentElement.dataset['brand'] = site.brand
  setTag('meta[name="description"]', 'content', head.description)
  setTag('link[rel="canonical"]', 'href', head.canonicalUrl)
  // The other locales of the page before; only crawlers read them, and they load whole documents.
  for (const alternate of document.querySelectorAll('link[rel="alternate"][hreflang]')) alternate.remove()
}

function setTag(selector: string, attribute: string, value: string | null): void {
  const tag = document.head.querySelector(selector)
  if (value === null) tag?.remove()
  else if (tag) tag.setAttribute(attribute, value)
}

/** A screen reader goes on at the new page's title, not at the link that is gone. */
function moveFocus(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!(target instanceof HTMLElement)) return
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/** The router restores at once; pictures without their room would have moved it, so it is done again. */
function restoreScrollPosition(): void {
  const position = readScrollPosition(window.history.state)
  if (position) setTimeout(() => window.scrollTo(position.x, position.y), scrollRestorationDelay)
}

function readScrollPosition(state: unknown): { readonly x: number; readonly y: number } | null {
  if (typeof state !== 'object' || state === null || !('vike' in state)) return null
  const { vike } = state
  if (typeof vike !== 'object' || vike === null || !('scrollPosition' in vike)) return null
  const { scrollPosition } = vike
  if (typeof scrollPosition !== 'object' || scrollPosition === null) return null
  return 'x' in scrollPosition && 'y' in scrollPosition
    ? { x: Number(scrollPosition.x), y: Number(scrollPosition.y) }
    : null
}
