import type { Context, Env, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Refuses bodies of more than a number of bytes. Hono's middleware copies a request without `Content-Length`, which
 * fails for requests of `@hono/node-server` without its global objects; therefore it gets a native request.
 */
export function limitBody<Environment extends Env>(
  maxSize: number,
  refuse: (c: Context<Environment>) => Response,
): MiddlewareHandler<Environment> {
  const limit = bodyLimit({ maxSize, onError: refuse })
  return (c, next) => {
    const { url, method, headers, body, signal } = c.req.raw
    if (body && !headers.has('content-length')) {
      c.req.raw = new Request(url, { method, headers, body, signal, ...streamed })
    }
    return limit(c, next)
  }
}

/** Required by `Request` for streamed bodies; the types of browsers lack it. */
const streamed = { duplex: 'half' } as const
