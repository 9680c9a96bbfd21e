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
export { resolveRequest } from './resolveRequest.ts'
