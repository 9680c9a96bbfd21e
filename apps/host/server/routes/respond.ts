import { ServiceError } from '@kudex/api/transport'
import type { ErrorHandler, Next } from 'hono'
import { createPlainJson, toResponse } from '../plainResponse.ts'
import type { HostContext, HostEnv } from '../hostContext.ts'
import { createPlainPage, type PlainStatus } from '../pages/plainPage.ts'

/** A JSON response; `no-store` unless the headers say otherwise. */
export function respondJson(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return toResponse(createPlainJson(status, value, headers))
}

/** A JSON response 503 with `Retry-After`. */
export function respondJsonUnavailable(error: string): Response {
  return respondJson(503, { error }, { 'Retry-After': '10' })
}

export function respondText(body: string, headers: Readonly<Record<string, string>>): Response {
  return toResponse({ status: 200, headers, body })
}

/** A small HTML page for a status without a rendered page. */
export function respondPlainPage(status: PlainStatus): Response {
  return toResponse(createPlainPage(status))
}

/**
 * Leaves an unknown address that a browser opens to the 404 page of the page handler, in the language of the visitor
 * (ROUTE-51). Other clients get the small page.
 */
export function respondNotFound(c: HostContext, next: Next): Response | Promise<void> {
  return c.req.header('accept')?.includes('text/html') ? next() : respondPlainPage(404)
}

/** Handles errors of services; other errors reach the error handler of the app. */
export function onServiceError(respond: () => Response): ErrorHandler<HostEnv> {
  return (error) => {
    if (error instanceof ServiceError) return respond()
    throw error
  }
}

/** Refuses methods other than GET and HEAD. */
export function refuseMethod(): Response {
  return respondJson(405, { error: 'Method not allowed' }, { Allow: 'GET, HEAD' })
}
