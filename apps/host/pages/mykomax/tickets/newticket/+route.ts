import type { RouteSync } from 'vike/types'

/** The form of a new ticket, case-insensitive like the portal (ROUTE-48). */
const route: RouteSync = ({ urlPathname }) => urlPathname.toLowerCase() === '/mykomax/tickets/newticket'

export default route
