/**
 * The path below locale and site, by which pages are routed: `/de-ch/fair/a` is `/a` on the site with the slug `fair`.
 * For the browser, which knows its own site only; the server uses `resolveRequest`.
 */
export function resolveLogicalPath(pathname: string, siteSlug: string | null): string {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  if (segments[0] !== undefined && localeSegment.test(segments[0])) segments.shift()
  if (siteSlug !== null && segments[0] === siteSlug) segments.shift()
  return `/${segments.join('/')}`
}

const localeSegment = /^[a-z]{2}(?:-[a-z]{2})?$/
