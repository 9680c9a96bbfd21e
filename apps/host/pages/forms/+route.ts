import type { RouteSync } from 'vike/types'

/** The paths of forms (decision 25), as one pattern, because every browser loads the routes first. */
const route: RouteSync = ({ urlPathname }) =>
  /^\/(support|inquiry|whitepaper|feedback|subscribe|upload)$/.test(urlPathname)

export default route
