import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { HostEnv } from '../hostContext.ts'
import { bodyTimeout as timeout, requestTimeout } from '../limits.ts'

/** Destroys requests whose bodies take too long; forms with files have more time (100 MB at 2 Mbit/s, FORM-14). */
export const bodyTimeout: MiddlewareHandler<HostEnv> = async (c, next) => {
  const { incoming } = c.env
  if (hasBody(incoming)) {
    const timer = setTimeout(() => {
      if (!incoming.complete) incoming.destroy()
    }, resolveTimeout(incoming)).unref()
    incoming.once('close', () => clearTimeout(timer))
  }
  await next()
}

function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

function resolveTimeout({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): number {
  const isFormWithFiles = method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
  return isFormWithFiles ? requestTimeout : timeout
}
