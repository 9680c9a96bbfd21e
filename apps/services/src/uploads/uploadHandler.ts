import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { toReference } from '@kudex/domain/forms'
import type { RateLimiter } from '@kudex/node-server/rate-limits'
import { uploadSizeLimit } from '@kudex/domain/limits'
import { type FileType, recognizeFile, recognizeMedia } from '@kudex/domain/uploads'
import { readRange } from '../files/readRange.ts'
import { readMetadata } from './readMetadata.ts'
import { createUploadLocks } from './uploadLocks.ts'
import type { Upload, UploadRepository } from './uploadRepository.ts'
import type { UploadStore } from './uploadStore.ts'
import { uploadLimits } from '../limits.ts'

export interface UploadHandlerOptions {
  readonly repository: UploadRepository
  readonly store: UploadStore
  readonly resolveClientAddress: (request: IncomingMessage) => string
  /** Rate limiter for new uploads by client address. */
  readonly limiter: Pick<RateLimiter<string>, 'consume'>
  /** True if a ticket refers to an upload: it can be read, and its sender cannot delete it any more. */
  readonly isAttached: (id: string) => Promise<boolean>
  /** Called if the file of a finished upload is missing or has lost bytes. */
  readonly onIncomplete: (id: string) => void
  readonly onError: (error: unknown) => void
}

/**
 * Handles `/uploads` by the tus protocol 1.0 (creation, expiration, termination): `POST` creates, `PATCH` appends, `HEAD`
 * returns the offset, `DELETE` terminates. `GET` reads uploads of tickets, whose ids only their senders and the ticketing
 * service know; others cannot be read.
 */
export function createUploadHandler(options: UploadHandlerOptions) {
  const { repository, store, resolveClientAddress, limiter, isAttached, onIncomplete, onError } = options
  const locks = createUploadLocks()

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const result = await handle(request, response)
      // Drain unread bytes, so that the client reads the response.
      if (!request.complete) request.resume()
      if (result === null || response.destroyed) return
      const [status, headers = {}] = result
      response.writeHead(status, { 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store', ...headers }).end()
    } catch (error) {
      onError(error)
      if (!request.complete) request.resume()
      if (!response.headersSent && !response.destroyed) response.writeHead(500).end()
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<Result | null> {
    const { method } = request
    if (method === 'OPTIONS') return [204, capabilities]
    const id = /^\/uploads\/([0-9a-f]{64})$/.exec(request.url ?? '')?.[1]
    if (request.url !== '/uploads' && id === undefined) return [404]
    if (request.headers['tus-resumable'] !== '1.0.0') return [412, { 'Tus-Version': '1.0.0' }]
    if (id === undefined) return method === 'POST' ? create(request) : [405, { Allow: 'POST, OPTIONS' }]
    switch (method) {
      case 'GET':
        return withUpload(id, (upload) => sendBytes(upload, request, response))
      case 'HEAD':
        return withUpload(id, respondOffset)
      case 'PATCH':
        return locks.run(id, request, () => withUpload(id, (upload) => append(upload, request)))
      case 'DELETE':
        return locks.run(id, request, () => withUpload(id, withdraw))
      default:
        return [405, { Allow: 'GET, HEAD, PATCH, DELETE, OPTIONS' }]
    }
  }

  async function withUpload(id: string, work: (upload: Upload) => Promise<Result | null>): Promise<Result | null> {
    const upload = await repository.find(id)
    return upload ? work(upload) : [404]
  }

  async function create(request: IncomingMessage): Promise<Result> {
    const size = readNumber(request.headers['upload-length'])
    if (size === null || size === 0) return [400]
    if (size > uploadSizeLimit) return [413, { 'Tus-Max-Size': String(uploadSizeLimit) }]
    const metadata = readMetadata(request.headers['upload-metadata'])
    if (metadata === null) return [400]
    const { filename, purpose } = metadata
    const id = toId(request.headers['idempotency-key'], size, filename)
    if (!(await repository.find(id))) {
      const wait = await limiter.consume(resolveClientAddress(request))
      if (wait) return [429, { 'Retry-After': String(wait.secondsToWait) }]
    }
    const upload = await repository.create({ id, filename, size, purpose })
    if (!upload) return [507]
    return [201, { Location: `/uploads/${id}`, ...(await toState(upload)) }]
  }

  async function respondOffset(upload: Upload): Promise<Result> {
    const state = await toState(upload)
    // The process was killed between the last byte and `finish`.
    const isToFinish = isUnfinished(upload, state)
    if (isToFinish) await finish(upload)
    const { filename, contentType } = (isToFinish && (await repository.find(upload.id))) || upload
    const metadata = Object.entries({ filename, filetype: contentType })
    return [200, { ...state, 'Upload-Metadata': metadata.flatMap(toMetadata).join(',') }]
  }

  async function sendBytes(
    { id, size, contentType }: Upload,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Result | null> {
    if (contentType === null || !(await isAttached(id))) return [404]
    if ((await store.readOffset(id)) < size) {
      onIncomplete(id)
      return [404]
    }
    const range = readRange(request.headers.range, size)
    if (range.kind === 'outside') return [416, { 'Content-Range': `bytes */${size}` }]
    const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 }
    response.writeHead(range.kind === 'part' ? 206 : 200, {
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'private, no-store',
      'Content-Length': String(end - start + 1),
      'Content-Type': contentType,
      ...(range.kind === 'part' && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    })
    // Destroys both if the reader leaves or the file cannot be read.
    await pipeline(store.read(id, start, end), response).catch((error: unknown) => {
      if (!request.destroyed) onError(error)
    })
    return null
  }

  async function append(upload: Upload, request: IncomingMessage): Promise<Result | null> {
    if (request.headers['content-type'] !== 'application/offset+octet-stream') return [415]
    const offset = await store.readOffset(upload.id)
    if (readNumber(request.headers['upload-offset']) !== offset) return [409, await toState(upload)]
    const announced = readNumber(request.headers['content-length'])
    if (announced !== null && offset + announced > upload.size) return [413]
    const isAccepted = (start: Uint8Array) => recognize(upload, start) !== null
    try {
      const fault = await store.append(upload.id, request, { size: upload.size, isAccepted })
      if (fault === 'tooLarge') return [413]
      if (fault === 'wrongKind') {
        await terminate(upload)
        return [415, { 'Upload-Problem': 'wrongKind' }]
      }
    } catch (error) {
      // The client disconnected: keep the received bytes, send no response.
      if (request.readableAborted || request.destroyed) return null
      throw error
    }
    const state = await toState(upload)
    if (isUnfinished(upload, state)) await finish(upload)
    return [204, state]
  }

  async function finish(upload: Upload): Promise<void> {
    const contentType = recognize(upload, await store.readStart(upload.id))
    if (contentType === null) throw new Error('An upload of unknown media type was accepted')
    await repository.finish(upload, { contentType, hash: await store.hash(upload.id) })
  }

  async function withdraw(upload: Upload): Promise<Result> {
    return (await isAttached(upload.id)) ? [403] : terminate(upload)
  }

  async function terminate({ id }: Upload): Promise<Result> {
    await store.remove(id)
    await repository.remove(id)
    return [204]
  }

  async function toState({ id, size, createdAt }: Upload) {
    return {
      'Upload-Offset': String(await store.readOffset(id)),
      'Upload-Length': String(size),
      'Upload-Expires': new Date(createdAt.getTime() + uploadLimits.unfinishedHours * 60 * 60 * 1000).toUTCString(),
      'Upload-Reference': toReference(id),
    }
  }
}

/** Editors upload documents too. */
function recognize({ purpose }: Upload, start: Uint8Array): FileType | null {
  return purpose === 'content' ? recognizeFile(start) : recognizeMedia(start)
}

/** True if all bytes are there and the upload is not marked as finished. */
function isUnfinished(
  { finishedAt }: Upload,
  state: Readonly<Record<'Upload-Offset' | 'Upload-Length', string>>,
): boolean {
  return finishedAt === null && state['Upload-Offset'] === state['Upload-Length']
}

type Result = readonly [status: number, headers?: Readonly<Record<string, string>>]

/** A pair of the header `Upload-Metadata`; the media type is known once all bytes are there. */
function toMetadata([key, value]: readonly [string, string | null]): readonly string[] {
  return value === null ? [] : [`${key} ${Buffer.from(value).toString('base64')}`]
}

const capabilities = {
  'Tus-Version': '1.0.0',
  'Tus-Extension': 'creation,expiration,termination',
  'Tus-Max-Size': String(uploadSizeLimit),
}

function readNumber(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}

/** Creation is idempotent: the same key, size and name give the same id. The key is the client's secret. */
function toId(key: string | string[] | undefined, size: number, filename: string): string {
  if (typeof key !== 'string' || !/^[0-9a-f]{32,64}$/.test(key)) return randomBytes(32).toString('hex')
  return createHash('sha256')
    .update(JSON.stringify([key, size, filename]))
    .digest('hex')
}
