import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { cancelUpload, sendUpload, UploadError } from '@kudex/api/uploads'
import { postedUploadLimits, toAddressKey } from '@kudex/domain/limits'
import type { SentFile, SentFiles } from '../../../request/formState.ts'
import { createRateLimiter } from '@kudex/node-server/rate-limits'
import type { PostedForm } from '../../hostContext.ts'
import { readPostedFiles, removeFiles, type PostedFields, type PostedFile } from './readPostedFiles.ts'
import type { ClaimedFile, UploadClaims } from './uploadClaims.ts'
import {
  maxConcurrentUploads,
  maxUploadFailures,
  postedFileTimeout,
  postedPartTimeout,
  rateLimits,
} from '../../limits.ts'

/** Result of an upload without script. */
export type UploadOutcome =
  | { readonly kind: 'sent'; readonly references: readonly string[] }
  | { readonly kind: 'rejected'; readonly status: 200 | 400 | 413 | 429 | 503; readonly sent: SentFiles }
  | { readonly kind: 'refused'; readonly status: 400 | 403 | 415 }

export interface UploadHandler {
  readonly receive: (posted: PostedForm) => Promise<UploadOutcome>
}

export interface UploadHandlerOptions {
  /** Address of the upload service. */
  readonly url: string
  /** Folder of temporary files; emptied at start. */
  readonly folder: string
  /** References to the files that a form uploaded before. */
  readonly claims: UploadClaims
  readonly onError: (error: unknown) => void
  /** Milliseconds between two attempts to send a part. */
  readonly pauseMilliseconds?: number
}

/**
 * Creates the handler of uploads without script: reads the form and sends each file to the upload service (FORM-13…16).
 * If some files fail, the page names the uploaded ones by claims. They come back with the next attempt, count as files
 * of the form and can be removed from it.
 */
export function createUploadHandler(options: UploadHandlerOptions): UploadHandler {
  const { folder, claims, onError } = options
  const limiter = createRateLimiter({ ...rateLimits.uploadByAddress, toKey: toAddressKey })
  let reading = 0
  // Delete files of a killed process.
  rmSync(folder, { recursive: true, force: true })

  return {
    async receive({ incoming: request, clientAddress: peer, isSameOrigin }) {
      if (!isSameOrigin) return discardBody(request, { kind: 'refused', status: 403 })
      const sender = { peer, browser: request.headers['user-agent'] ?? '' }
      const fields: PostedFields = { claims: [], removals: [] }
      const isFree = reading < maxConcurrentUploads
      // Reserve the slot before awaiting the limiter: concurrent requests must not all pass.
      if (isFree) reading += 1
      const isWanted = isFree && (await limiter.consume(sender.peer)) === null
      if (isFree && !isWanted) reading -= 1
      try {
        const files = await readPostedFiles(request, { folder: isWanted ? folder : null, fields })
        if (files === 400 || files === 415) return discardBody(request, { kind: 'refused', status: files })
        const claimed = await removeCancelled(fields)
        if (!isWanted) return reject(429, 'wait', claimed)
        if (files === 413) return discardBody(request, await reject(413, 'tooMuch', claimed))
        return await sendFiles(files, { claimed, sender, isDone: fields.removals.length === 0 })
      } catch (error) {
        if (!request.destroyed || request.complete) onError(error)
        return reject(503, 'failed', await readClaimed(fields))
      } finally {
        if (isWanted) reading -= 1
      }
    },
  }

  /** Files that the form uploaded before, without duplicates. */
  async function readClaimed(fields: PostedFields): Promise<readonly ClaimedFile[]> {
    const files = await readClaims(fields.claims)
    return [...new Map(files.map((file) => [file.id, file])).values()].slice(0, postedUploadLimits.files)
  }

  async function readClaims(list: readonly string[]): Promise<readonly ClaimedFile[]> {
    const files = await Promise.all(list.map(claims.readClaim))
    return files.filter((file) => file !== null)
  }

  /** Cancels the uploads that the form removes and returns the remaining ones. */
  async function removeCancelled(fields: PostedFields): Promise<readonly ClaimedFile[]> {
    const removed = new Set((await readClaims(fields.removals)).map(({ id }) => id))
    await Promise.all([...removed].map((id) => cancelUpload(`${options.url}/${id}`)))
    return (await readClaimed(fields)).filter(({ id }) => !removed.has(id))
  }

  async function sendFiles(
    files: readonly PostedFile[],
    { claimed, sender, isDone }: { claimed: readonly ClaimedFile[]; sender: Sender; isDone: boolean },
  ): Promise<UploadOutcome> {
    try {
      if (files.length + claimed.length === 0) return isDone ? reject(400, 'none') : reject(200, null)
      if (!areWithinLimits([...files, ...claimed])) return reject(413, 'tooMuch', claimed)
      const sent = new Map<string, SentFile>()
      for (const file of claimed) sent.set(file.id, await toSentFile(file))
      // A file that is sent again has the same id and replaces the earlier one.
      for (const file of files) {
        const { id, result } = await sendFile(file, sender)
        sent.set(id, result)
      }
      return toOutcome([...sent.values()], isDone)
    } finally {
      await removeFiles(files)
    }
  }

  async function sendFile(
    { path, name, size, problem }: PostedFile,
    sender: Sender,
  ): Promise<{ readonly id: string; readonly result: SentFile }> {
    const failed = (fault: NonNullable<SentFile['problem']>) => ({
      id: path,
      result: { name, size, reference: null, problem: fault, claim: null },
    })
    if (problem !== null) return failed(problem)
    try {
      const { reference, location } = await sendUpload(new File([await openAsBlob(path)], name), {
        path: options.url,
        key: await toKey(path, sender),
        headers: { 'x-forwarded-for': sender.peer },
        signal: AbortSignal.timeout(postedFileTimeout),
        patience: postedPartTimeout,
        pause: async (failures, signal) => {
          if (failures > maxUploadFailures) throw new UploadError('failed')
          await pause(options.pauseMilliseconds ?? 500, null, { signal })
        },
      })
      const id = /[0-9a-f]{64}$/.exec(location)?.[0]
      if (id === undefined) throw new UploadError('failed')
      return { id, result: await toSentFile({ id, name, size, reference }) }
    } catch (error) {
      onError(error)
      return failed(error instanceof UploadError ? error.fault : 'failed')
    }
  }

  async function toSentFile(file: ClaimedFile): Promise<SentFile> {
    const { name, size, reference } = file
    return { name, size, reference, problem: null, claim: await claims.toClaim(file) }
  }

  async function reject(
    status: 200 | 400 | 413 | 429 | 503,
    failure: SentFiles['failure'],
    claimed: readonly ClaimedFile[] = [],
  ): Promise<UploadOutcome> {
    return { kind: 'rejected', status, sent: { files: await Promise.all(claimed.map(toSentFile)), failure } }
  }
}

/** Identifies the sender, to recognize a repeated form. */
interface Sender {
  readonly peer: string
  readonly browser: string
}

function areWithinLimits(files: readonly { readonly size: number }[]): boolean {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return files.length <= postedUploadLimits.files && bytes <= postedUploadLimits.bytes
}

function toOutcome(sent: readonly SentFile[], isDone: boolean): UploadOutcome {
  const references = sent.flatMap(({ reference }) => reference ?? [])
  const isComplete = references.length === sent.length
  if (isComplete && isDone) return { kind: 'sent', references }
  const hasFailed = sent.some(({ problem }) => problem === 'failed')
  return {
    kind: 'rejected',
    status: isComplete ? 200 : hasFailed ? 503 : 400,
    sent: { files: sent, failure: hasFailed ? 'failed' : null },
  }
}

/** Discards the rest of the body, so that the browser reads the response. */
function discardBody(request: IncomingMessage, outcome: UploadOutcome): UploadOutcome {
  if (!request.complete) request.resume()
  return outcome
}

/** Idempotency key: the same file from the same address and browser on the same day is one upload. */
async function toKey(path: string, { peer, browser }: Sender): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([peer, browser, new Date().toISOString().slice(0, 10)]))
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
