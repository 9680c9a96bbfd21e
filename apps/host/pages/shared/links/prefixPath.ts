/**
 * Builds the URL of a path in our own code, which has no locale; needs no list of countries in the browser. Links of
 * editors go through `buildLink` on the server (ROUTE-11, ROUTE-14).
 */
export function prefixPath(path: string, urlCode: string, siteSlug: string | null): string {
  const prefix = siteSlug === null ? `/${urlCode}` : `/${urlCode}/${siteSlug}`
  return path === '/' ? prefix : prefix + path
}
