/** Why an upload ended without its file: `wait` after too many, `failed` whatever else hinders it. */
export type UploadFault = 'tooLarge' | 'wrongKind' | 'wait' | 'failed'

/** An upload that did not arrive. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly fault: UploadFault

  constructor(fault: UploadFault) {
    super(`The upload ended: ${fault}`)
    this.fault = fault
  }
}

export interface UploadOptions {
  /** Where uploads begin: `/api/uploads`, or a whole address where no page is around it. */
  readonly path: string
  /** 32 hexadecimal digits that name this upload: with the same key it goes on where it broke off. */
  readonly key: string
  readonly signal: AbortSignal
  /** Told after each part: how many bytes have arrived. */
  readonly onProgress?: (bytes: number) => void
  /** Sent with the beginning, for example the address of who sends. */
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds that one answer may take; 45 seconds, longer than the host waits for a part, where left out. */
  readonly patience?: number
  /**
   * Resolves when it is time for another try; it is given how many failed in a row. A failure that nobody could help,
   * such as of a browser that is offline, is `forgiven`: it does not count.
   */
  readonly pause?: (failures: number, signal: AbortSignal) => Promise<void | 'forgiven'>
}

/** A file that has arrived. */
export interface SentUpload {
  readonly reference: string
  /** Where it can be taken back. */
  readonly location: string
}

/**
 * Sends a file in parts by the tus protocol (FORM-16): what a lost connection took is asked for and sent again. Rejects
 * with an `UploadError`, or with the signal's reason when it was cancelled.
 */
export async function sendUpload(file: File, options: UploadOptions): Promise<SentUpload> {
  const { signal, onProgress = () => {}, pause = waitLonger } = options
  let failures = 0
  let begun: Begun | null = null
  let offset = 0
  let partSize = resolvePartSize(file.size)
  // False where only asking tells how far it is. A whole file is ended by that too, if it was not.
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
        // The connection is slow, not lost: a part that broke off has brought something.
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
      // What takes too long in one piece arrives in smaller ones.
      partSize = Math.max(smallestPart, partSize / 2)
      failures += 1
      if (failures > mostFailures) throw new UploadError('failed')
      if ((await pause(failures, signal)) === 'forgiven') failures -= 1
    }
  }
}

/** Takes an upload back, whole or not; what cannot be reached is taken away in time by itself. */
export async function cancelUpload(location: string): Promise<void> {
  await fetch(location, { method: 'DELETE', headers: protocol }).catch(() => {})
}

interface Begun {
  readonly location: string
  readonly offset: number
  readonly reference: string
}

const protocol = { 'tus-resumable': '1.0.0' }

/** Tries in a row that may fail; with the pauses between them about two minutes. */
const mostFailures = 25

/** About 32 parts, so that the progress is seen; small enough for a slow connection to send one in its time. */
function resolvePartSize(size: number): number {
  return Math.min(4 * mebibyte, Math.max(smallestPart, Math.ceil(size / 32)))
}

const mebibyte = 1024 * 1024
const smallestPart = mebibyte / 4

async function begin(file: File, options: UploadOptions): Promise<Begun> {
  const { path, key, headers } = options
  const response = await ask(path, options, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(file.size),
      'upload-metadata': `filename ${toBase64(file.name)}`,
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
  // Somewhere else than thought: it goes on from there.
  if (response.status === 409) throw new Error('The offset differs')
  if (response.status !== 204) throw new UploadError('failed')
  return readOffset(response)
}

type Asked = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }

/**
 * Asks; a faulty server, a lost connection and one that hangs are an `Error`, which is tried again, a refusal is an
 * `UploadError`.
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

/** Half a second, then twice as long each time, 5 s at most. */
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
