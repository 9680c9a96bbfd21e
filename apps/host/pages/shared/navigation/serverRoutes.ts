/** True if the server has to handle a URL of this origin. */
export type IsServerAddress = (address: URL) => boolean

/** Sets the test for URLs that load a document instead of being routed. */
export function setServerRoutes(test: IsServerAddress): void {
  isServerAddress = test
  if (isListening) return
  isListening = true
  // Vike listens on the document: stopping here lets the browser follow the link.
  document.body.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && isServerRoute(new URL(link.href, window.location.href))) event.stopPropagation()
  })
}

/**
 * True if a navigation to the URL needs a document load, also for a trailing slash, which the server redirects
 * (ROUTE-15).
 */
export function isServerRoute(address: URL): boolean {
  return address.pathname.endsWith('/') || isServerAddress(address)
}

let isServerAddress: IsServerAddress = () => false
let isListening = false
