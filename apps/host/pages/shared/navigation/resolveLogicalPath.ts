/**
 * Path below locale and site, which is what pages are routed by: `/de-ch/fair/a` is `/a` on the site with the slug
 * `fair`. The browser knows its own site only; the server has resolved the path before.
 */
export function resolveLogicalPath(pathname: string, siteSlug: string | null): string {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  if (segments[0] !== undefined && localeSegment.test(segments[0])) segments.shift()
  if (siteSlug !== null && segments[0] === siteSlug) segments.shift()
  return `/${segments.join('/')}`
}

const localeSegment = /^[a-z]{2}(?:-[a-z]{2})?$/
