/**
 * Requests a URL of page data, so that the browser's cache answers the next request for it. Never throws: that request
 * reports a failure.
 */
export function prefetchPageData(url: string): void {
  fetch(url).catch(() => undefined)
}
