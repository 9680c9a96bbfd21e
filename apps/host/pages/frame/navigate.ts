import { navigate as navigateInRouter } from 'vike/client/router'

/** An address outside this origin was navigated to without permission (PAGE-31). */
export class NavigationRefusedError extends Error {
  override readonly name = 'NavigationRefusedError'

  constructor(url: string) {
    super(`Navigation to ${url} was refused: it leaves this site`)
  }
}

export interface NavigateOptions {
  /** Allows an address of another origin, as a full load. */
  readonly isExternalAllowed?: boolean
}

/** Navigates in the browser; rejects for an address outside this origin unless that is allowed (PAGE-31, ROUTE-24). */
export async function navigate(url: string, { isExternalAllowed = false }: NavigateOptions = {}): Promise<void> {
  const { origin, pathname, search, hash } = new URL(url, window.location.href)
  if (origin === window.location.origin) return navigateInRouter(pathname + search + hash)
  if (!isExternalAllowed) throw new NavigationRefusedError(url)
  window.location.assign(url)
}
