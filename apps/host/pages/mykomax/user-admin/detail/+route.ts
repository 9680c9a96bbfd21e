import type { RouteSync } from 'vike/types'

/** The page of a user, case-insensitive like the portal (ROUTE-48). */
const route: RouteSync = ({ urlPathname }) => /^\/mykomax\/user-admin\/(?!audit$)[^/]+$/i.test(urlPathname)

export default route
