/** True if a path below locale and site needs sign-in: the portal in any letter case, except its logout (ROUTE-48, PORTAL-21). */
export function needsSignIn(path: string): boolean {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  return segments[0] === 'mykomax' && segments[1] !== 'logout'
}

/** The requested portal page, or null for the dashboard itself. */
export function toReturnPath(path: string): string | null {
  return needsSignIn(path) && path.split('/').filter(Boolean).length > 1 ? path : null
}

/** The query of the return page, with or without locale, if it has a code and a state; else null (ROUTE-30, ROUTE-31). */
export function readReturnQuery({
  path,
  fullPath,
}: {
  readonly path: string
  readonly fullPath: string
}): string | null {
  const [, ...query] = fullPath.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  return path === '/callback' && parameters.has('code') && parameters.has('state') ? `?${parameters.toString()}` : null
}
