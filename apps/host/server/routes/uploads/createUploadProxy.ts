import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { sendPlainResponse, createPlainJson } from '../../plainResponse.ts'
import { isFromOwnPage } from '../../session/isSameOrigin.ts'

export interface UploadProxyOptions {
  /** Address of the upload service. */
  readonly url: string
  readonly publicOrigins: readonly string[]
  readonly resolveAddress: (request: IncomingMessage) => string
  readonly onError: (error: unknown) => void
  readonly fetch?: typeof fetch
  /** Until the service answers; a part is sent within this time. */
  readonly timeoutMilliseconds?: number
}

/** Where uploads begin on this host. */
export const uploadsPath = '/api/uploads'

/**
 * Passes uploads on to their service as they come: nothing of them stays in the host, so any host can go on with any
 * upload (FORM-16). Only the named headers go in either direction, and only our own pages may begin one.
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
    if (method !== 'HEAD' && !isFromOwnPage(request, publicOrigins)) return refuse(request, response, 403)
    const gone = new AbortController()
    const leave = () => gone.abort()
    response.once('close', leave)
    const late = setTimeout(leave, timeoutMilliseconds)
    try {
      const answer = await fetch(`${url}${id[1] ?? ''}`, {
        method,
        headers: { ...pick(request), 'x-forwarded-for': resolveAddress(request) },
        redirect: 'error',
        signal: gone.signal,
        // The half of a request that goes out does not wait for the half that comes back.
        ...(method === 'PATCH' ? { body: Readable.toWeb(request), duplex: 'half' } : {}),
      } as RequestInit)
      await answer.body?.cancel()
      if (answer.status >= 500) onError(new Error(`The upload service answered ${answer.status}`))
      sendPlainResponse(
        { request, response },
        { status: answer.status, headers: { 'Cache-Control': 'no-store', ...pickAnswer(answer) } },
      )
    } catch (error) {
      if (!response.destroyed) {
        onError(error)
        refuse(request, response, 503, { 'Retry-After': '5' })
      }
    } finally {
      clearTimeout(late)
      response.off('close', leave)
    }
  }
}

const methods: ReadonlySet<string> = new Set(['POST', 'HEAD', 'PATCH', 'DELETE'])

const asked = [
  'content-type',
  'idempotency-key',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
] as const

const told = [
  'retry-after',
  'tus-max-size',
  'tus-resumable',
  'upload-expires',
  'upload-length',
  'upload-offset',
  'upload-problem',
  'upload-reference',
] as const

function pick({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    asked.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

function pickAnswer({ headers }: Response): Record<string, string> {
  const id = /\/([0-9a-f]{64})$/.exec(headers.get('location') ?? '')?.[1]
  return Object.fromEntries([
    ...told.flatMap((name) => {
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
