import type { RouteSync } from 'vike/types'

/** Every path that no other page answers is a content page (ROUTE-29). */
const route: RouteSync = () => ({ precedence: -2 })

export default route
