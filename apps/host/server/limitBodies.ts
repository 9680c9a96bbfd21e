import type { IncomingMessage, RequestListener } from 'node:http'

/** Milliseconds within which a request has to be here whole. */
const patience = 30_000

/** As much for who sends files without script: 100 MB over 2 Mbit/s (FORM-14). */
const formPatience = 8 * 60_000

/** What the server itself waits at most; `limitBodies` ends earlier whatever is no form with files. */
export const longestRequest = formPatience

/** Ends requests whose bodies trickle in: a page gets seconds, a form with files minutes. */
export function limitBodies(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (hasBody(request)) {
      const late = setTimeout(() => {
        if (!request.complete) request.destroy()
      }, resolvePatience(request)).unref()
      request.once('close', () => clearTimeout(late))
    }
    return listener(request, response)
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

function resolvePatience({ method, headers }: IncomingMessage): number {
  return method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') ? formPatience : patience
}
