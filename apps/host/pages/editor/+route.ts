import type { RouteSync } from 'vike/types'

/** The editor area: its start and everything below it (ROUTE-34). */
const route: RouteSync = ({ urlPathname }) => /^\/editor(?:\/|$)/i.test(urlPathname)

export default route
