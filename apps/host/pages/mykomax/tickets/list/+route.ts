import type { RouteSync } from 'vike/types'

/** The list of tickets, case-insensitive like the portal (ROUTE-48). */
const route: RouteSync = ({ urlPathname }) => urlPathname.toLowerCase() === '/mykomax/tickets/list'

export default route
