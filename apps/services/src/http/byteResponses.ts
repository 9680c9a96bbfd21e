import { BusyError } from '@kudex/node-server/concurrency'
import type { Context, Hono } from 'hono'

/** Responds with an error that no cache keeps. */
export function refuse(
  context: Context,
  status: 400 | 403 | 404 | 405 | 500 | 503,
  error: string,
  details: object = {},
): Response {
  context.header('Cache-Control', 'no-store')
  return context.json({ error, ...details }, status)
}

/** Adds the responses to everything else below a prefix: unknown addresses, other methods, and failures. */
export function addRefusals(
  app: Hono,
  prefix: string,
  { unknown, reportError }: { readonly unknown: string; readonly reportError: (error: Error) => void },
): void {
  app.all(`${prefix}/*`, (context) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return refuse(context, 404, unknown)
    context.header('Allow', 'GET, HEAD')
    return refuse(context, 405, 'method not allowed')
  })
  app.onError((error, context) => {
    if (error instanceof BusyError) {
      context.header('Retry-After', '2')
      return refuse(context, 503, 'busy')
    }
    reportError(error)
    return refuse(context, 500, 'something went wrong')
  })
}

/** True if a header `If-None-Match` names an entity tag, or any. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  return header?.split(/ *, */).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ?? false
}
