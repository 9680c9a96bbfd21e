import type { RouteSync } from 'vike/types'

/** All other paths below the portal, case-insensitive (ROUTE-48). */
const route: RouteSync = ({ urlPathname }) =>
  urlPathname.toLowerCase().startsWith('/mykomax/') ? { precedence: -1 } : false

export default route
