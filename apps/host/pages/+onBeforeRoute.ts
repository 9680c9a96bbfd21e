import type { PageContext } from 'vike/types'
import { resolveLogicalPath } from './frame/resolveLogicalPath.ts'

/** Routes by the path below locale and site: the front door has resolved it, in the browser the page before tells the site. */
export function onBeforeRoute(pageContext: PageContext) {
  return { pageContext: { urlLogical: resolvePath(pageContext) } }
}

function resolvePath(pageContext: PageContext): string {
  if (import.meta.env.SSR) return pageContext.request?.address.path ?? pageContext.urlPathname
  const frame = pageContext.frame ?? pageContext.previousPageContext?.frame
  return resolveLogicalPath(pageContext.urlPathname, frame?.siteSlug ?? null)
}
