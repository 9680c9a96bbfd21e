export { isPublicPath, isTechnicalPath } from './areas.ts'
export type {
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
