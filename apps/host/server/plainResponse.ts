import type { IncomingMessage, ServerResponse } from 'node:http'

/** A response as plain data, for Node's responses and for Hono's. */
export interface PlainResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Buffer
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Sends a response in addition to the headers that are set already; HEAD gets no body. */
export function sendPlainResponse({ request, response }: Exchange, plain: PlainResponse): void {
  if (response.headersSent || response.destroyed) return
  const { body = '' } = plain
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  response.statusCode = plain.status
  for (const [name, value] of Object.entries(plain.headers ?? {})) {
    response.setHeader(name, typeof value === 'string' ? value : [...value])
  }
  if (plain.status !== 304 && plain.status !== 204) {
    response.setHeader('Content-Length', bytes.length)
  }
  // An unread request body would keep the connection from being reused.
  if (!request.complete) request.resume()
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Maps to the response that a Hono handler returns. */
export function toResponse({ status, headers = {}, body = '' }: PlainResponse): Response {
  const list = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of typeof value === 'string' ? [value] : value) list.append(name, one)
  }
  if (status === 304 || status === 204) return new Response(null, { status, headers: list })
  list.set('Content-Length', String(Buffer.byteLength(body)))
  // Without a body, `Response` must not add a content type.
  return new Response(body.length === 0 ? null : typeof body === 'string' ? body : new Uint8Array(body), {
    status,
    headers: list,
  })
}

/** A JSON response with `no-store`, unless `headers` say otherwise. */
export function createPlainJson(status: number, value: unknown, headers: PlainResponse['headers'] = {}): PlainResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify(value),
  }
}
