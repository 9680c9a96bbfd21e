import type { PageContext } from 'vike/types'
import { readHydratedPage } from './shared/data/documentBody.ts'
import { resolveLogicalPath } from './shared/navigation/resolveLogicalPath.ts'

/** Routes by the path below locale and site. The server has resolved it; the browser reads the site from the document. */
export function onBeforeRoute(pageContext: PageContext) {
  return { pageContext: { urlLogical: resolvePath(pageContext) } }
}

function resolvePath(pageContext: PageContext): string {
  if (import.meta.env.SSR) return pageContext.request?.address.path ?? pageContext.urlPathname
  // From the document: during hydration there is no previous page context.
  return resolveLogicalPath(pageContext.urlPathname, readHydratedPage()?.layout.siteSlug ?? null)
}
