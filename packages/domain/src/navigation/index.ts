export { resolveBreadcrumbs } from './breadcrumbs.ts'
export { requireNavigationItem, resolveTrail } from './findNavigationItem.ts'
export { resolveHomeEntry } from './homeEntry.ts'
export type { Breadcrumb, NavigationItem, NavigationRecord, NavigationSection } from './navigation.types.ts'
export { NavigationError } from './navigationError.ts'
export {
  isCareersLink,
  isCareersPage,
  isCareersPath,
  isShownIn,
  resolveNavigation,
  type NavigationContext,
} from './resolveNavigation.ts'
