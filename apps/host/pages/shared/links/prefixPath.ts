/**
 * The address of a path below locale and site, for paths of our own code: they carry no locale, so that the browser
 * needs no table of countries. What editors wrote goes through `buildLink` on the server (ROUTE-11, ROUTE-14).
 */
export function prefixPath(path: string, urlCode: string, siteSlug: string | null): string {
  const prefix = siteSlug === null ? `/${urlCode}` : `/${urlCode}/${siteSlug}`
  return path === '/' ? prefix : prefix + path
}
