/** Why an upload failed: `wait` after too many uploads, `failed` for any other reason. */
export type UploadFault = 'tooLarge' | 'wrongKind' | 'wait' | 'failed'

/** A failed upload. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly fault: UploadFault

  constructor(fault: UploadFault) {
    super(`The upload ended: ${fault}`)
    this.fault = fault
  }
}

export interface UploadOptions {
  /** Endpoint of uploads: `/api/uploads`, or an absolute URL outside of a page. */
  readonly path: string
  /** What the file is for; support gets no mail about files with a purpose. Only files for content may be documents. */
  readonly purpose?: 'ticket' | 'content'
  /** Key of the upload, 32 hexadecimal digits: the same key resumes an interrupted upload. */
  readonly key: string
  readonly signal: AbortSignal
  /** Called after each part with the number of received bytes. */
  readonly onProgress?: (bytes: number) => void
  /** Headers of the first request, for example the client address. */
  readonly headers?: Readonly<Record<string, string>>
  /** Timeout of a request in milliseconds; defaults to 45 seconds, longer than the host waits for a part. */
  readonly patience?: number
  /**
   * Resolves when it is time to retry; receives the number of failures in a row. A failure while offline is `forgiven`:
   * it does not count.
   */
  readonly pause?: (failures: number, signal: AbortSignal) => Promise<void | 'forgiven'>
}

/** An uploaded file. */
export interface SentUpload {
  readonly reference: string
  /** URL to delete it. */
  readonly location: string
}

/**
 * Uploads a file in parts with the tus protocol (FORM-16) and resumes after a lost connection. Rejects with an
 * `UploadError`, or with the reason of the abort signal.
 */
export async function sendUpload(file: File, options: UploadOptions): Promise<SentUpload> {
  const { signal, onProgress = () => {}, pause = waitLonger } = options
  let failures = 0
  let begun: Begun | null = null
  let offset = 0
  let partSize = resolvePartSize(file.size)
  // False if the offset is unknown. The request for it also completes a finished upload.
  let isSure = false
  for (;;) {
    try {
      if (begun === null) {
        begun = await begin(file, options)
        offset = begun.offset
        isSure = offset < file.size
      }
      if (!isSure) {
        const reached = await askOffset(begun.location, options)
        // The connection is slow, not lost: an interrupted part made progress.
        if (reached > offset) failures = 0
        offset = reached
        isSure = true
      }
      onProgress(offset)
      while (offset < file.size) {
        offset = await sendPart(begun.location, file.slice(offset, offset + partSize), offset, options)
        failures = 0
        onProgress(offset)
      }
      return { reference: begun.reference, location: begun.location }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (error instanceof UploadError) throw error
      isSure = false
      // Retry with smaller parts.
      partSize = Math.max(smallestPart, partSize / 2)
      failures += 1
      if (failures > mostFailures) throw new UploadError('failed')
      if ((await pause(failures, signal)) === 'forgiven') failures -= 1
    }
  }
}

/** Deletes an upload, complete or not. Failures are ignored: the server removes abandoned uploads. */
export async function cancelUpload(location: string): Promise<void> {
  await fetch(location, { method: 'DELETE', headers: protocol }).catch(() => {})
}

interface Begun {
  readonly location: string
  readonly offset: number
  readonly reference: string
}

const protocol = { 'tus-resumable': '1.0.0' }

/** Maximum failures in a row; about two minutes with the delays. */
const mostFailures = 25

/** About 32 parts, to show progress; small enough for slow connections to finish one before the timeout. */
function resolvePartSize(size: number): number {
  return Math.min(4 * mebibyte, Math.max(smallestPart, Math.ceil(size / 32)))
}

const mebibyte = 1024 * 1024
const smallestPart = mebibyte / 4

async function begin(file: File, options: UploadOptions): Promise<Begun> {
  const { path, key, purpose, headers } = options
  const response = await ask(path, options, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(file.size),
      'upload-metadata': `filename ${toBase64(file.name)}${purpose ? `,purpose ${toBase64(purpose)}` : ''}`,
      'idempotency-key': key,
    },
  })
  const location = response.headers.get('location')
  if (response.status !== 201 || location === null) throw new UploadError('failed')
  const whole = URL.canParse(path) ? new URL(location, path).href : location
  return { location: whole, offset: readOffset(response), reference: response.headers.get('upload-reference') ?? '' }
}

async function askOffset(location: string, options: UploadOptions): Promise<number> {
  const response = await ask(location, options, { method: 'HEAD' })
  if (!response.ok) throw new UploadError('failed')
  return readOffset(response)
}

async function sendPart(location: string, part: Blob, offset: number, options: UploadOptions): Promise<number> {
  const response = await ask(location, options, {
    method: 'PATCH',
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body: part,
  })
  // The server has another offset: continue from there.
  if (response.status === 409) throw new Error('The offset differs')
  if (response.status !== 204) throw new UploadError('failed')
  const reached = readOffset(response)
  if (reached <= offset) throw new Error('The part was not stored')
  return reached
}

type Asked = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }

/**
 * Sends a request. Server errors, network errors and timeouts reject with an `Error`, which is retried; rejections by
 * the server with an `UploadError`.
 */
async function ask(
  address: string,
  { signal, patience = 45_000 }: Pick<UploadOptions, 'signal' | 'patience'>,
  init: Asked,
): Promise<Response> {
  const response = await fetch(address, {
    ...init,
    headers: { ...protocol, ...init.headers },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  if (response.status === 413) throw new UploadError('tooLarge')
  if (response.status === 415) throw new UploadError('wrongKind')
  if (response.status === 429) throw new UploadError('wait')
  if (response.status >= 500 && response.status !== 507) throw new Error(`The service answered ${response.status}`)
  return response
}

function readOffset({ headers }: Response): number {
  const offset = Number(headers.get('upload-offset') ?? Number.NaN)
  if (!Number.isSafeInteger(offset) || offset < 0) throw new UploadError('failed')
  return offset
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text.slice(0, 300))))
}

/** Exponential backoff from 500 ms to 5 s. */
export function waitLonger(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', leave)
        resolve()
      },
      Math.min(5_000, 500 * 2 ** (failures - 1)),
    )
    signal.addEventListener('abort', leave, { once: true })
  })
}
