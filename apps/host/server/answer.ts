import type { IncomingMessage, ServerResponse } from 'node:http'
import type { VisitOrigin } from './requestOrigin.ts'
import type { ScreenedRequest } from './screen/screenRequest.ts'

/** An accepted request on its way through the front door. */
export interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly screened: ScreenedRequest
  readonly origin: VisitOrigin
  readonly fastCacheKey?: string | null
}

/** A small answer, as most of the front door gives. */
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Buffer
}

/** Sends an answer; for HEAD its headers only. The headers that every answer carries are set before. */
export function sendAnswer({ request, response }: Pick<Visit, 'request' | 'response'>, answer: Answer): void {
  if (response.headersSent || response.destroyed) return
  const body = answer.body ?? ''
  response.statusCode = answer.status
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    response.setHeader(name, typeof value === 'string' ? value : [...value])
  }
  if (answer.status !== 304 && answer.status !== 204) {
    response.setHeader('Content-Length', typeof body === 'string' ? Buffer.byteLength(body) : body.length)
  }
  // A body that nobody reads would keep the connection from being used again.
  if (!request.complete) request.resume()
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The same as a response for Hono. */
export function toResponse({ status, headers = {}, body = '' }: Answer): Response {
  const list = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of typeof value === 'string' ? [value] : value) list.append(name, one)
  }
  if (status === 304 || status === 204) return new Response(null, { status, headers: list })
  list.set('Content-Length', String(Buffer.byteLength(body)))
  // A response without a body has no content type of its own.
  return new Response(body.length === 0 ? null : typeof body === 'string' ? body : new Uint8Array(body), {
    status,
    headers: list,
  })
}

/** An answer for programs; nothing in it repeats what was sent. */
export function toJsonAnswer(status: number, value: unknown, headers: Answer['headers'] = {}): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify(value),
  }
}
