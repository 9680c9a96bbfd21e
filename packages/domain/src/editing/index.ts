export { isLinkAddress, isTargetAddress } from './addresses.ts'
export { compareContent, type ContentChange } from './compareContent.ts'
export { createProblem, toProblemLine, toShown, type ContentProblem } from './contentProblem.ts'
export {
  problemTakes,
  type ProblemCode,
  type ProblemParameters,
  xliffTakes,
  type XliffProblemCode,
} from './problemCodes.ts'
export type { HistoryAction } from './historyAction.ts'
export { findNavigationProblems, type NavigationEntry } from './navigationProblems.ts'
export { findPageProblems, resolvePageAddress, type PageEntry } from './pageProblems.ts'
export { resolveHostRenewalState, type HostRenewal, type PageRenewal } from './pageRenewal.ts'
export { findRedirectProblems } from './redirectProblems.ts'
export { findSiteProblems, isSlug } from './siteProblems.ts'
export { readWritten, type Written, type WrittenKind, type WrittenValue } from './readWritten.ts'
export { resolveZonedTime, toZonedTime } from './zonedTime.ts'
export type { WrittenNavigationItem } from './writtenSchemas.ts'
