import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { HostContext } from '../../hostContext.ts'

/**
 * Sends the response of a file service. Writes the node response itself: Hono's adapter would end a file that broke off
 * with an error text.
 */
export async function streamFile(file: Response, { env: { incoming, outgoing } }: HostContext): Promise<Response> {
  outgoing.statusCode = file.status
  const headers = pickHeaders((name) => file.headers.get(name), responseHeaders)
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
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

/** The headers that are given, by name. */
export function pickHeaders(
  read: (name: string) => string | string[] | null | undefined,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
