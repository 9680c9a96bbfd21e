export { isPublicPath, isServerRouteSegment, isTechnicalPath } from './areas.ts'
export { findAccessRule } from './findAccessRule.ts'
export type {
  AccessRule,
  PageAddress,
  PathRequest,
  RedirectReason,
  Resolution,
  RouteRule,
  SystemData,
  SystemRedirect,
} from './paths.types.ts'

export { shareParameter, stageParameter } from './previewParameters.ts'
export { appendQuery } from './query.ts'
export { resolveRequest } from './resolveRequest.ts'
export { resolveSiteLink } from './resolveSiteLink.ts'
export { isRedirectSource } from './storedRedirect.ts'
export { resolveSystemIndex } from './systemIndex.ts'
