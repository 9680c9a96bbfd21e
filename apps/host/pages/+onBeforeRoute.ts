import type { PageContext } from 'vike/types'

/** Routes by the path below locale and site, which the front door has resolved. */
export function onBeforeRoute(pageContext: PageContext) {
  return { pageContext: { urlLogical: pageContext.request?.address.path ?? pageContext.urlPathname } }
}
