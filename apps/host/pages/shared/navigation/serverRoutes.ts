/** Whether an address of ours is for the server, not for the router in the browser. */
export type IsServerAddress = (address: URL) => boolean

/** Leaves addresses to the server from now on: links to them are followed by the browser itself. */
export function setServerRoutes(test: IsServerAddress): void {
  isServerAddress = test
  if (isListening) return
  isListening = true
  // Between the interface and the router, which listens on the document: what is stopped here it never sees.
  document.body.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && isServerRoute(new URL(link.href, window.location.href))) event.stopPropagation()
  })
}

/** Tells whether the server has to answer a navigation to an address: also what it redirects for its last slash (ROUTE-15). */
export function isServerRoute(address: URL): boolean {
  return address.pathname.endsWith('/') || isServerAddress(address)
}

let isServerAddress: IsServerAddress = () => false
let isListening = false
