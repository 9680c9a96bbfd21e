import type { PathRequest, Resolution } from './paths.types.ts'

/** Resolves a request to a page address or to exactly one redirect (ROUTE-01…22). */
export declare function resolveRequest(request: PathRequest): Resolution
