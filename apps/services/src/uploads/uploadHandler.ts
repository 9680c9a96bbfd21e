import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { toReference } from '@kudex/domain/forms'
import type { RateLimiter } from '@kudex/node-server/rate-limits'
import { uploadSizeLimit } from '@kudex/domain/limits'
import { recognizeMedia } from '@kudex/domain/uploads'
import { readFilename } from './readFilename.ts'
import { createTurns } from './turns.ts'
import { type Upload, type UploadBook, unfinishedHours } from './uploadBook.ts'
import type { UploadStore } from './uploadStore.ts'

export interface UploadHandlerOptions {
  readonly book: UploadBook
  readonly store: UploadStore
  readonly resolvePeer: (request: IncomingMessage) => string
  /** Counts an upload that begins; answers how long to wait after too many. */
  readonly limiter: Pick<RateLimiter<string>, 'consume'>
  readonly onError: (error: unknown) => void
}

/**
 * Answers `/uploads` by the tus protocol 1.0 (creation, expiration, termination): `POST` begins, `PATCH` goes on, `HEAD`
 * tells how far it is, `DELETE` ends it. Nothing can be read here.
 */
export function createUploadHandler(options: UploadHandlerOptions) {
  const { book, store, resolvePeer, limiter, onError } = options
  const turns = createTurns()

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const answer = await resolveAnswer(request)
      // Bytes that nobody wants are passed over, so that the other end reads the answer.
      if (!request.complete) request.resume()
      if (answer === null || response.destroyed) return
      const [status, headers = {}] = answer
      response.writeHead(status, { 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store', ...headers }).end()
    } catch (error) {
      onError(error)
      if (!request.complete) request.resume()
      if (!response.headersSent && !response.destroyed) response.writeHead(500).end()
    }
  }

  async function resolveAnswer(request: IncomingMessage): Promise<Answer | null> {
    const { method } = request
    if (method === 'OPTIONS') return [204, abilities]
    const id = /^\/uploads\/([0-9a-f]{64})$/.exec(request.url ?? '')?.[1]
    if (request.url !== '/uploads' && id === undefined) return [404]
    if (request.headers['tus-resumable'] !== '1.0.0') return [412, { 'Tus-Version': '1.0.0' }]
    if (id === undefined) return method === 'POST' ? begin(request) : [405, { Allow: 'POST, OPTIONS' }]
    switch (method) {
      case 'HEAD':
        return withUpload(id, tellOffset)
      case 'PATCH':
        return turns.take(id, request, () => withUpload(id, (upload) => goOn(upload, request)))
      case 'DELETE':
        return turns.take(id, request, () => withUpload(id, end))
      default:
        return [405, { Allow: 'HEAD, PATCH, DELETE, OPTIONS' }]
    }
  }

  async function withUpload(id: string, work: (upload: Upload) => Promise<Answer | null>): Promise<Answer | null> {
    const upload = await book.find(id)
    return upload ? work(upload) : [404]
  }

  async function begin(request: IncomingMessage): Promise<Answer> {
    const size = readNumber(request.headers['upload-length'])
    if (size === null || size === 0) return [400]
    if (size > uploadSizeLimit) return [413, { 'Tus-Max-Size': String(uploadSizeLimit) }]
    const filename = readFilename(request.headers['upload-metadata'])
    if (filename === null) return [400]
    const id = toId(request.headers['idempotency-key'], size, filename)
    if (!(await book.find(id))) {
      const wait = await limiter.consume(resolvePeer(request))
      if (wait) return [429, { 'Retry-After': String(wait.secondsToWait) }]
    }
    const upload = await book.begin({ id, filename, size })
    if (!upload) return [507]
    return [201, { Location: `/uploads/${id}`, ...(await toState(upload)) }]
  }

  async function tellOffset(upload: Upload): Promise<Answer> {
    const state = await toState(upload)
    // A kill between the last byte and the end of the work: it is ended now.
    if (state['Upload-Offset'] === state['Upload-Length'] && !upload.finishedAt) await finish(upload)
    return [200, state]
  }

  async function goOn(upload: Upload, request: IncomingMessage): Promise<Answer | null> {
    if (request.headers['content-type'] !== 'application/offset+octet-stream') return [415]
    const offset = await store.readOffset(upload.id)
    if (readNumber(request.headers['upload-offset']) !== offset) return [409, await toState(upload)]
    const announced = readNumber(request.headers['content-length'])
    if (announced !== null && offset + announced > upload.size) return [413]
    const mayBegin = (start: Uint8Array) => recognizeMedia(start) !== null
    try {
      const fault = await store.append(upload.id, request, { size: upload.size, mayBegin })
      if (fault === 'tooMuch') return [413]
      if (fault === 'wrongKind') {
        await end(upload)
        return [415, { 'Upload-Problem': 'wrongKind' }]
      }
    } catch (error) {
      // The other end went away: what came is kept, and there is nobody to answer.
      if (request.readableAborted || request.destroyed) return null
      throw error
    }
    const state = await toState(upload)
    if (state['Upload-Offset'] === state['Upload-Length']) await finish(upload)
    return [204, state]
  }

  async function finish(upload: Upload): Promise<void> {
    const contentType = recognizeMedia(await store.readStart(upload.id))
    if (contentType === null) throw new Error('An upload of no known kind was taken')
    await book.finish(upload, { contentType, hash: await store.hash(upload.id) })
  }

  async function end({ id }: Upload): Promise<Answer> {
    await store.remove(id)
    await book.forget(id)
    return [204]
  }

  async function toState({ id, size, createdAt }: Upload) {
    return {
      'Upload-Offset': String(await store.readOffset(id)),
      'Upload-Length': String(size),
      'Upload-Expires': new Date(createdAt.getTime() + unfinishedHours * 60 * 60 * 1000).toUTCString(),
      'Upload-Reference': toReference(id),
    }
  }
}

type Answer = readonly [status: number, headers?: Readonly<Record<string, string>>]

const abilities = {
  'Tus-Version': '1.0.0',
  'Tus-Extension': 'creation,expiration,termination',
  'Tus-Max-Size': String(uploadSizeLimit),
}

function readNumber(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}

/** The same beginning sent twice is the same upload; the key is the sender's secret. */
function toId(key: string | string[] | undefined, size: number, filename: string): string {
  if (typeof key !== 'string' || !/^[0-9a-f]{32,64}$/.test(key)) return randomBytes(32).toString('hex')
  return createHash('sha256')
    .update(JSON.stringify([key, size, filename]))
    .digest('hex')
}
