import type { RouteSync } from 'vike/types'

/** The list of users and the audit trail, case-insensitive like the portal (ROUTE-48). */
const route: RouteSync = ({ urlPathname }) => /^\/mykomax\/user-admin(?:\/audit)?$/i.test(urlPathname)

export default route
