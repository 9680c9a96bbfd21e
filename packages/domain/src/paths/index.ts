export { isPublicPath, isTechnicalPath } from './areas.ts'
export { findAccessRule } from './findAccessRule.ts'
export type {
  AccessRule,
  Area,
  PageAddress,
  PathRequest,
  RedirectReason,
  Resolution,
  RouteRule,
  SystemData,
  SystemRedirect,
} from './paths.types.ts'
export { homeSlug } from './locateRequest.ts'
export { resolveRequest } from './resolveRequest.ts'
export { resolveSystemIndex, type SystemIndex } from './systemIndex.ts'
