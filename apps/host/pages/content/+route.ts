import type { RouteSync } from 'vike/types'

/** Paths that no other page matches are content pages (ROUTE-29). */
const route: RouteSync = () => ({ precedence: -2 })

export default route
