import type { RouteSync } from 'vike/types'

/** The page of a ticket, case-insensitive like the portal (ROUTE-48). Ids are UUIDs. */
const route: RouteSync = ({ urlPathname }) => /^\/mykomax\/tickets\/[0-9a-f-]{36}$/i.test(urlPathname)

export default route
