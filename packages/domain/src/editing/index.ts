export { isLinkAddress, isTargetAddress } from './addresses.ts'
export { toProblemLine, toShown, type ContentProblem } from './contentProblem.ts'
export { findNavigationProblems, type NavigationEntry } from './navigationProblems.ts'
export { findPageProblems, resolvePageAddress, type PageEntry } from './pageProblems.ts'
export { findRedirectProblems } from './redirectProblems.ts'
export { findSiteProblems, isSlug } from './siteProblems.ts'
export {
  readWrittenContact,
  readWrittenFooter,
  readWrittenMediaRelease,
  readWrittenLocation,
  readWrittenNavigation,
  readWrittenNewsItem,
  readWrittenPage,
  readWrittenProtection,
  readWrittenRedirect,
  readWrittenRouteRule,
  readWrittenSite,
  readWrittenStory,
  type Written,
  type WrittenContact,
  type WrittenFooter,
  type WrittenMediaRelease,
  type WrittenLocation,
  type WrittenNavigation,
  type WrittenNewsItem,
  type WrittenPage,
  type WrittenProtection,
  type WrittenRedirect,
  type WrittenRouteRule,
  type WrittenSite,
  type WrittenStory,
} from './readWritten.ts'
export type { WrittenNavigationItem } from './writtenSchemas.ts'
