import type { RouteSync } from 'vike/types'

/** The portal's start page, case-insensitive (ROUTE-48). */
const route: RouteSync = ({ urlPathname }) => urlPathname.toLowerCase() === '/mykomax'

export default route
