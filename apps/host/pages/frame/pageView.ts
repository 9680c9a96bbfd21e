import type { ShownPage } from './navigationEvents.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Pushes the data layer's event of a page (PAGE-27). */
export function pushPageView({ path, title }: ShownPage): void {
  // A browser's own data layer may be there before us or never come.
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'kudex.page-view', path, title })
}
