export { isPublicPath, isTechnicalPath } from './areas.ts'
export { dropUnofferedLocale } from './dropUnofferedLocale.ts'
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
export { isRedirectSource } from './storedRedirect.ts'
export { resolveSystemIndex } from './systemIndex.ts'
