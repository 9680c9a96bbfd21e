import type { RouteSync } from 'vike/types'

/** The list of users, case-insensitive like the portal (ROUTE-48). */
const route: RouteSync = ({ urlPathname }) => urlPathname.toLowerCase() === '/mykomax/user-admin'

export default route
