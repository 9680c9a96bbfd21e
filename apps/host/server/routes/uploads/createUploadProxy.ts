import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { sendPlainResponse, createPlainJson } from '../../plainResponse.ts'
import { isSameOrigin } from '../../session/isSameOrigin.ts'

export interface UploadProxyOptions {
  /** Address of the upload service. */
  readonly url: string
  readonly publicOrigins: readonly string[]
  readonly resolveAddress: (request: IncomingMessage) => string
  readonly onError: (error: unknown) => void
  readonly fetch?: typeof fetch
  /** Maximum time of a request, including its body. */
  readonly timeoutMilliseconds?: number
}

/** Path of uploads on this host. */
export const uploadsPath = '/api/uploads'

/**
 * Streams uploads to the upload service. The host stores nothing, so any host can continue any upload (FORM-16). Only
 * listed headers are forwarded, and only same-origin requests are accepted.
 */
export function createUploadProxy(
  options: UploadProxyOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { url, publicOrigins, resolveAddress, onError, fetch = globalThis.fetch } = options
  const { timeoutMilliseconds = 40_000 } = options

  return async (request, response) => {
    const id = new RegExp(`^${uploadsPath}(/[0-9a-f]{64})?$`).exec(request.url ?? '')
    const { method = '' } = request
    if (!id) return refuse(request, response, 404)
    if (!methods.has(method)) return refuse(request, response, 405)
    if (method !== 'HEAD' && !isSameOrigin(request.headers, publicOrigins)) return refuse(request, response, 403)
    const controller = new AbortController()
    const abort = () => controller.abort()
    response.once('close', abort)
    const timer = setTimeout(abort, timeoutMilliseconds)
    try {
      const upstream = await fetch(`${url}${id[1] ?? ''}`, {
        method,
        headers: { ...pickRequestHeaders(request), 'x-forwarded-for': resolveAddress(request) },
        redirect: 'error',
        signal: controller.signal,
        // Required by `fetch` for streamed bodies.
        ...(method === 'PATCH' ? { body: Readable.toWeb(request), duplex: 'half' } : {}),
      } as RequestInit)
      await upstream.body?.cancel()
      if (upstream.status >= 500) onError(new Error(`The upload service responded ${upstream.status}`))
      sendPlainResponse(
        { request, response },
        { status: upstream.status, headers: { 'Cache-Control': 'no-store', ...pickResponseHeaders(upstream) } },
      )
    } catch (error) {
      if (!response.destroyed) {
        onError(error)
        refuse(request, response, 503, { 'Retry-After': '5' })
      }
    } finally {
      clearTimeout(timer)
      response.off('close', abort)
    }
  }
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

function pickRequestHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    requestHeaders.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

function pickResponseHeaders({ headers }: Response): Record<string, string> {
  const id = /\/([0-9a-f]{64})$/.exec(headers.get('location') ?? '')?.[1]
  return Object.fromEntries([
    ...responseHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
    ...(id === undefined ? [] : [['Location', `${uploadsPath}/${id}`] as const]),
  ])
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 403 | 404 | 405 | 503,
  headers: Readonly<Record<string, string>> = {},
): void {
  const allow = status === 405 ? { Allow: [...methods].join(', ') } : {}
  sendPlainResponse({ request, response }, createPlainJson(status, { error: 'refused' }, { ...allow, ...headers }))
}
