import type { PageContext } from 'vike/types'
import { readHydratedPage } from './shared/data/documentBody.ts'
import { resolveLogicalPath } from './shared/navigation/resolveLogicalPath.ts'

/** Routes by the path below locale and site: the front door has resolved it, in the browser the document tells the site. */
export function onBeforeRoute(pageContext: PageContext) {
  return { pageContext: { urlLogical: resolvePath(pageContext) } }
}

function resolvePath(pageContext: PageContext): string {
  if (import.meta.env.SSR) return pageContext.request?.address.path ?? pageContext.urlPathname
  // Of the document, not of the page before: who clicks while the first page comes to life has none before.
  return resolveLogicalPath(pageContext.urlPathname, readHydratedPage()?.layout.siteSlug ?? null)
}
