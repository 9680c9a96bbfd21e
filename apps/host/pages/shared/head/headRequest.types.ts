import type { RequestContext } from '../../../request/requestContext.types.ts'

/** What of a request the head of its page depends on. */
export type HeadRequest = Pick<RequestContext, 'address' | 'canonical' | 'system'>
