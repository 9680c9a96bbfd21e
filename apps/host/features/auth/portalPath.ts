/** True if a path below locale and site needs sign-in: the portal in any letter case, except its logout (ROUTE-48, PORTAL-21). */
export function needsSignIn(path: string): boolean {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  return segments[0] === 'mykomax' && segments[1] !== 'logout'
}

/** The requested portal page, or null for the dashboard itself. */
export function toReturnPath(path: string): string | null {
  return needsSignIn(path) && path.split('/').filter(Boolean).length > 1 ? path : null
}

/** The query of the return page if it has a code and a state; else null (ROUTE-31). */
export function readReturnQuery(fullPath: string): string | null {
  const [path, ...query] = fullPath.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  return path === '/callback' && parameters.has('code') && parameters.has('state') ? `?${parameters.toString()}` : null
}
