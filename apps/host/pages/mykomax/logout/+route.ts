import type { RouteSync } from 'vike/types'

/** Signing out does not require a session (PORTAL-21). */
const route: RouteSync = ({ urlPathname }) => urlPathname.toLowerCase() === '/mykomax/logout'

export default route
