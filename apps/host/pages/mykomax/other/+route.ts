import type { RouteSync } from 'vike/types'

/** Everything below the portal that no page of its own answers, in any case (ROUTE-48). */
const route: RouteSync = ({ urlPathname }) =>
  urlPathname.toLowerCase().startsWith('/mykomax/') ? { precedence: -1 } : false

export default route
