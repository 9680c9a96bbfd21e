import type { RouteSync } from 'vike/types'

/** The account settings, case-insensitive (ROUTE-40, ROUTE-48). */
const route: RouteSync = ({ urlPathname }) => urlPathname.toLowerCase() === '/mykomax/account'

export default route
