import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { HostContext } from '../../hostContext.ts'
import { fileTimeout } from '../../limits.ts'
import { pickHeaders } from '../pickHeaders.ts'
import { respondJsonUnavailable, respondPlainPage } from '../respond.ts'

interface FileSource {
  /** Requests the file; the signal aborts when the client is gone or no response begins in time. */
  readonly request: (signal: AbortSignal) => Promise<Response>
  /** Maps a status other than 404 to a response, such as 401; null if the status is an error. */
  readonly toRefusal?: (status: number) => Response | null
  readonly onError: (error: unknown) => void
}

/** Streams a file of a service to the client: 404 if there is none, 503 if the service fails. */
export async function proxyFile(c: HostContext, { request, toRefusal, onError }: FileSource): Promise<Response> {
  const { outgoing } = c.env
  const aborted = new AbortController()
  const abort = () => aborted.abort()
  outgoing.once('close', abort)
  const timer = setTimeout(abort, fileTimeout)
  try {
    const file = await request(aborted.signal)
    clearTimeout(timer)
    if (passedStatuses.has(file.status)) return await streamFile(file, c)
    await file.body?.cancel()
    if (file.status === 404) return respondPlainPage(404)
    const refusal = toRefusal?.(file.status)
    if (refusal) return refusal
    throw new Error(`A service responded to a request for a file with ${file.status}`)
  } catch (error) {
    // The client disconnected, or the file ended early: destroying the connection shows that it is incomplete.
    if (outgoing.headersSent || outgoing.destroyed) {
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
    onError(error)
    return respondJsonUnavailable('The file cannot be fetched at the moment')
  } finally {
    clearTimeout(timer)
    outgoing.off('close', abort)
  }
}

const passedStatuses: ReadonlySet<number> = new Set([200, 206, 304, 416])

/** Writes the node response itself: Hono's adapter would end an incomplete file with an error text. */
async function streamFile(file: Response, { env: { incoming, outgoing } }: HostContext): Promise<Response> {
  outgoing.statusCode = file.status
  const headers = pickHeaders((name) => file.headers.get(name), responseHeaders)
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
  // The pipeline adds seven listeners to those of the host; Node warns of a leak from eleven on.
  outgoing.setMaxListeners(20)
  if (!file.body || incoming.method === 'HEAD') outgoing.end()
  else await pipeline(Readable.fromWeb(file.body as ReadableStream), outgoing)
  return RESPONSE_ALREADY_SENT
}

const responseHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
] as const
