import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { HeaderProfile } from './headers/securityHeaders.ts'
import type { ResponseSource } from './operations/metrics.ts'
import type { RequestOrigin } from '../request/resolveOrigin.ts'
import type { RefusedRequest, ScreenedRequest } from './screen/screenRequest.ts'

/** Hono's context of a request to the host. */
export type HostContext = Context<HostEnv>

export interface HostEnv {
  Bindings: HostBindings
  Variables: HostVariables
}

/** What the listener knows of a request before the app sees it. */
export interface HostBindings extends HttpBindings {
  /** Request line and host as they were sent; `c.req.url` is a normalized copy for Hono. */
  readonly target: ScreenedRequest | RefusedRequest
  readonly isSecure: boolean
  /** Where the page cache finds the response to the next request like this one; null where cookies forbid it. */
  readonly fastCacheKey: string | null
  /** Selects the security headers of the response. */
  readonly headerProfile: HeaderProfile
}

/** What the middleware adds; routes run after all of it. */
export interface HostVariables {
  requestId: string
  /** Address of the client, for rate limits. */
  clientAddress: string
  screened: ScreenedRequest
  origin: RequestOrigin
  /** True if a page of this site sent the request (CSRF). */
  isSameOrigin: boolean
  /** The label of the response in the metrics. */
  source: ResponseSource
}

/** A form that a browser posts: its body is read from the node request. */
export interface PostedForm extends Pick<HostVariables, 'clientAddress' | 'isSameOrigin'> {
  readonly incoming: IncomingMessage
}

export function toPostedForm(c: HostContext): PostedForm {
  return { incoming: c.env.incoming, clientAddress: c.get('clientAddress'), isSameOrigin: c.get('isSameOrigin') }
}
