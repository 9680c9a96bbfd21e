/**
 * Loads the document of an address from the server, in place of the current entry when it is the address at hand: an
 * error, another site or another build is answered whole, with its status and theme. Never resolves.
 */
export function loadDocument(url: string = window.location.href): Promise<never> {
  const { location } = window
  const target = new URL(url, location.href)
  const isHere = target.pathname === location.pathname && target.search === location.search
  // With a hash the browser would only scroll. Without one a reload is avoided: it brings back the scroll position.
  if (isHere && target.hash !== '') location.reload()
  else if (isHere) location.replace(target)
  else location.assign(target)
  return new Promise<never>(() => undefined)
}

/** A page that went away while it loaded another one and is brought back out of the browser's memory starts anew: its router still waits. */
export function reviveFrozenPage(isRouteChanging: () => boolean, page: Window = window): void {
  page.addEventListener('pageshow', (event) => {
    if (event.persisted && isRouteChanging()) page.location.reload()
  })
}
