import { loadIntl } from '@kudex/host/pages/shared/locale/loadIntl.ts'
import { texts } from '@kudex/host/pages/products/+texts.ts'
import { createRouter, type AnyRoute } from '@tanstack/react-router'
import { routeTree } from 'virtual:route-tree'

// The plugin writes the types of the routes into the build, too. Type checks do without a build.
declare module '@tanstack/react-router' {
  interface FileRoutesByPath {
    '/home': PageRoute
    '/list': PageRoute
    '/detail': PageRoute
  }
}

interface PageRoute {
  readonly id: string
  readonly path: string
  readonly fullPath: string
  readonly preLoaderRoute: unknown
  readonly parentRoute: AnyRoute
}

/** Creates the router of a request, and that of the browser. The measured pages are English. */
export async function getRouter() {
  const intl = await loadIntl({ code: 'en', language: 'en', isInternational: true }, texts)
  return createRouter({ routeTree, context: { intl } })
}
