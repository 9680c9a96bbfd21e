/** Whether a path below locale and site needs sign-in: the portal does, in any case, its logout does not (ROUTE-48, PORTAL-21). */
export function needsSignIn(path: string): boolean {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  return segments[0] === 'mykomax' && segments[1] !== 'logout'
}

/** The deeper portal page that was asked for, or null for the dashboard itself. */
export function toReturnPath(path: string): string | null {
  return needsSignIn(path) && path.split('/').filter(Boolean).length > 1 ? path : null
}
