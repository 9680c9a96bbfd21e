/** Whether a path below locale and site needs sign-in: the portal does, in any case, its logout does not (ROUTE-48, PORTAL-21). */
export function needsSignIn(path: string): boolean {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  return segments[0] === 'mykomax' && segments[1] !== 'logout'
}

/** The deeper portal page that was asked for, or null for the dashboard itself. */
export function toReturnPath(path: string): string | null {
  return needsSignIn(path) && path.split('/').filter(Boolean).length > 1 ? path : null
}

/**
 * Whether an address leads to a page that stands: any outside of the portal, and the portal's own pages so far. A page
 * that joins the portal joins this list; until then no tile and no menu leads to it.
 */
export function isStanding(url: string): boolean {
  return !url.startsWith('/mykomax') || standingPages.has(url)
}

const standingPages: ReadonlySet<string> = new Set(['/mykomax', '/mykomax/logout'])
