import type { RequestContext } from '../../../request/requestContext.types.ts'

/** A request context with only the given parts. The cast is safe if the code under test uses no others. */
export function createTestRequest(parts: Stub<RequestContext>): RequestContext {
  return parts as unknown as RequestContext
}

/** Any part may be missing; functions may have other results. */
type Stub<Value> = Value extends (...parameters: never[]) => unknown
  ? (...parameters: never[]) => unknown
  : { readonly [Key in keyof Value]?: Stub<Value[Key]> }
