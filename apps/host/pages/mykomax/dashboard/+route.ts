import type { RouteSync } from 'vike/types'

/** The portal's start page, in any case (ROUTE-48). */
const route: RouteSync = ({ urlPathname }) => urlPathname.toLowerCase() === '/mykomax'

export default route
