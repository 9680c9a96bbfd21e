import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { uploadProxyTimeout } from '../../limits.ts'
import { toResponse } from '../../plainResponse.ts'
import { pickHeaders } from '../pickHeaders.ts'
import { respondJson } from '../respond.ts'

export interface UploadProxyOptions {
  /** Address of the upload service. */
  readonly url: string
  readonly onError: (error: unknown) => void
}

export const uploadsPath = '/api/uploads'

/**
 * Streams uploads to the upload service. The host stores nothing, so any host can continue any upload (FORM-16). Only
 * listed headers are forwarded.
 */
export function createUploadProxyRoutes({ url, onError }: UploadProxyOptions): Hono<HostEnv> {
  return new Hono<HostEnv>().all('*', async (c) => {
    const id = new RegExp(`^${uploadsPath}(/[0-9a-f]{64})?$`).exec(c.req.path)
    const { method } = c.req
    if (!id) return refuse(404)
    if (!methods.has(method)) return refuse(405, { Allow: [...methods].join(', ') })
    try {
      const upstream = await fetch(`${url}${id[1] ?? ''}`, {
        method,
        headers: {
          ...pickHeaders((name) => c.req.header(name), requestHeaders),
          'x-forwarded-for': c.get('clientAddress'),
        },
        redirect: 'error',
        signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(uploadProxyTimeout)]),
        // Required by `fetch` for streamed bodies.
        ...(method === 'PATCH' ? { body: c.req.raw.body, duplex: 'half' } : {}),
      })
      await upstream.body?.cancel()
      if (upstream.status >= 500) onError(new Error(`The upload service responded ${upstream.status}`))
      return toResponse({
        status: upstream.status,
        headers: {
          'Cache-Control': 'no-store',
          ...pickHeaders((name) => upstream.headers.get(name), responseHeaders),
          ...toLocation(upstream),
        },
      })
    } catch (error) {
      if (!c.env.outgoing.destroyed) onError(error)
      return refuse(503, { 'Retry-After': '5' })
    }
  })
}

const methods: ReadonlySet<string> = new Set(['POST', 'HEAD', 'PATCH', 'DELETE'])

const requestHeaders = [
  'content-type',
  'idempotency-key',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
] as const

const responseHeaders = [
  'retry-after',
  'tus-max-size',
  'tus-resumable',
  'upload-expires',
  'upload-length',
  'upload-offset',
  'upload-problem',
  'upload-reference',
] as const

function toLocation({ headers }: Response): Record<string, string> {
  const id = /\/([0-9a-f]{64})$/.exec(headers.get('location') ?? '')?.[1]
  return id === undefined ? {} : { Location: `${uploadsPath}/${id}` }
}

function refuse(status: 404 | 405 | 503, headers: Readonly<Record<string, string>> = {}): Response {
  return respondJson(status, { error: 'refused' }, headers)
}
