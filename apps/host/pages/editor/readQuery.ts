import type { RequestContext } from '../../request/requestContext.types.ts'

/** The query of the requested address. */
export function readQuery({ requestedPath }: RequestContext): URLSearchParams {
  return new URLSearchParams(requestedPath.split('?')[1] ?? '')
}
