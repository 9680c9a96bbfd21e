export { isLinkAddress, isTargetAddress } from './addresses.ts'
export { toProblemLine, toShown, type ContentProblem } from './contentProblem.ts'
export { findNavigationProblems, type NavigationEntry } from './navigationProblems.ts'
export { findPageProblems, resolvePageAddress, type PageEntry } from './pageProblems.ts'
export { findRedirectProblems } from './redirectProblems.ts'
export { findSiteProblems, isSlug } from './siteProblems.ts'
export {
  readWrittenContact,
  readWrittenFooter,
  readWrittenLocation,
  readWrittenNavigation,
  readWrittenPage,
  readWrittenProtection,
  readWrittenRedirect,
  readWrittenRouteRule,
  readWrittenSite,
  type Written,
  type WrittenContact,
  type WrittenFooter,
  type WrittenLocation,
  type WrittenNavigation,
  type WrittenPage,
  type WrittenProtection,
  type WrittenRedirect,
  type WrittenRouteRule,
  type WrittenSite,
} from './readWritten.ts'
export type { WrittenNavigationItem } from './writtenSchemas.ts'
