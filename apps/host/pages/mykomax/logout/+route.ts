import type { RouteSync } from 'vike/types'

/** Logging out asks nobody to sign in first (PORTAL-21). */
const route: RouteSync = ({ urlPathname }) => urlPathname.toLowerCase() === '/mykomax/logout'

export default route
