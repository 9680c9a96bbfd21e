import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { cancelUpload, sendUpload, UploadError } from '@kudex/api/uploads'
import { postedUploadLimits, toAddressKey } from '@kudex/domain/limits'
import type { SentFile, SentFiles } from '../../../request/formState.ts'
import { createRateLimiter } from '@kudex/node-server/rate-limits'
import { isFromOwnPage } from '../../session/isSameOrigin.ts'
import { readPostedFiles, removeFiles, type PostedFields, type PostedFile } from './readPostedFiles.ts'
import type { ClaimedFile, UploadClaims } from './uploadClaims.ts'
import { maxConcurrentUploads } from '../../limits.ts'

/** What became of files that were posted to their page. */
export type UploadOutcome =
  | { readonly kind: 'sent'; readonly references: readonly string[] }
  | { readonly kind: 'rejected'; readonly status: 200 | 400 | 413 | 429 | 503; readonly sent: SentFiles }
  | { readonly kind: 'refused'; readonly status: 400 | 403 | 415 }

export interface UploadHandler {
  readonly receive: (request: IncomingMessage) => Promise<UploadOutcome>
}

export interface UploadHandlerOptions {
  /** Address of the upload service. */
  readonly url: string
  /** Where files lie until the service has them; emptied at the start. */
  readonly folder: string
  /** Seals what a form brought before, so that it stays with the form. */
  readonly claims: UploadClaims
  readonly publicOrigins: readonly string[]
  readonly resolveAddress: (request: IncomingMessage) => string
  readonly onError: (error: unknown) => void
  /** Milliseconds between two tries to hand a part over. */
  readonly pauseMilliseconds?: number
}

/**
 * Takes files from browsers without script: reads the form, and sends each on as the script would (FORM-13…16). What
 * arrived stays with the form while something else is wrong with it: the page names it by a claim, which comes back with
 * the next try, counts as a file of the form, and can be taken out of it.
 */
export async function openUploadHandler(options: UploadHandlerOptions): Promise<UploadHandler> {
  const { folder, claims, publicOrigins, resolveAddress, onError } = options
  const limiter = createRateLimiter({ points: 20, duration: 10 * 60, toKey: toAddressKey })
  let reading = 0
  // What a kill left there belongs to nobody any more.
  await rm(folder, { recursive: true, force: true })

  return {
    async receive(request) {
      if (!isFromOwnPage(request, publicOrigins)) return passOver(request, { kind: 'refused', status: 403 })
      const sender = { peer: resolveAddress(request), browser: request.headers['user-agent'] ?? '' }
      const fields: PostedFields = { claims: [], removals: [] }
      const isFree = reading < maxConcurrentUploads
      // Reserved before the limiter is awaited, so that requests at once do not pass together.
      if (isFree) reading += 1
      const isWanted = isFree && (await limiter.consume(sender.peer)) === null
      if (isFree && !isWanted) reading -= 1
      try {
        const files = await readPostedFiles(request, { folder: isWanted ? folder : null, fields })
        if (files === 400 || files === 415) return passOver(request, { kind: 'refused', status: files })
        const kept = await keepClaimed(fields)
        if (!isWanted) return reject(429, 'wait', kept)
        if (files === 413) return passOver(request, reject(413, 'tooMuch', kept))
        return await handOver(files, { kept, sender, isDone: fields.removals.length === 0 })
      } catch (error) {
        if (!request.destroyed || request.complete) onError(error)
        return reject(503, 'failed', readClaimed(fields))
      } finally {
        if (isWanted) reading -= 1
      }
    },
  }

  /** The files that the form brought before, each once. */
  function readClaimed(fields: PostedFields): readonly ClaimedFile[] {
    const files = fields.claims.flatMap((claim) => claims.readClaim(claim) ?? [])
    return [...new Map(files.map((file) => [file.id, file])).values()].slice(0, postedUploadLimits.files)
  }

  /** The same without those that its sender takes back, which are gone then. */
  async function keepClaimed(fields: PostedFields): Promise<readonly ClaimedFile[]> {
    const removed = new Set(fields.removals.flatMap((claim) => claims.readClaim(claim)?.id ?? []))
    await Promise.all([...removed].map((id) => cancelUpload(`${options.url}/${id}`)))
    return readClaimed(fields).filter(({ id }) => !removed.has(id))
  }

  async function handOver(
    files: readonly PostedFile[],
    { kept, sender, isDone }: { kept: readonly ClaimedFile[]; sender: Sender; isDone: boolean },
  ): Promise<UploadOutcome> {
    try {
      if (files.length + kept.length === 0) return isDone ? reject(400, 'none') : reject(200, null)
      if (!areWithinLimits([...files, ...kept])) return reject(413, 'tooMuch', kept)
      const sent = new Map(kept.map((file) => [file.id, toSentFile(file)]))
      // A file that is chosen again is the one that is there.
      for (const file of files) {
        const { id, result } = await sendOn(file, sender)
        sent.set(id, result)
      }
      return toOutcome([...sent.values()], isDone)
    } finally {
      await removeFiles(files)
    }
  }

  async function sendOn(
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
        signal: AbortSignal.timeout(patience),
        patience: answerPatience,
        pause: async (failures, signal) => {
          if (failures > mostFailures) throw new UploadError('failed')
          await pause(options.pauseMilliseconds ?? 500, null, { signal })
        },
      })
      const id = /[0-9a-f]{64}$/.exec(location)?.[0]
      if (id === undefined) throw new UploadError('failed')
      return { id, result: toSentFile({ id, name, size, reference }) }
    } catch (error) {
      onError(error)
      return failed(error instanceof UploadError ? error.fault : 'failed')
    }
  }

  function toSentFile(file: ClaimedFile): SentFile {
    const { name, size, reference } = file
    return { name, size, reference, problem: null, claim: claims.toClaim(file) }
  }

  function reject(
    status: 200 | 400 | 413 | 429 | 503,
    failure: SentFiles['failure'],
    kept: readonly ClaimedFile[] = [],
  ): UploadOutcome {
    return { kind: 'rejected', status, sent: { files: kept.map((file) => toSentFile(file)), failure } }
  }
}

/** Tries in a row that may fail: somebody waits for the answer. */
const mostFailures = 4

/** Milliseconds until the service has a file. */
const patience = 120_000

/** Milliseconds until it answers to a part, which comes from a machine beside it. */
const answerPatience = 10_000

/** Who sends, as far as it is needed to know the same sending again. */
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
  const isWhole = references.length === sent.length
  if (isWhole && isDone) return { kind: 'sent', references }
  const hasFailed = sent.some(({ problem }) => problem === 'failed')
  return {
    kind: 'rejected',
    status: isWhole ? 200 : hasFailed ? 503 : 400,
    sent: { files: sent, failure: hasFailed ? 'failed' : null },
  }
}

/** Lets the rest of the body go by, so that the browser reads the answer. */
function passOver(request: IncomingMessage, outcome: UploadOutcome): UploadOutcome {
  if (!request.complete) request.resume()
  return outcome
}

/** The same file from the same place and browser on the same day is the same upload: a form sent twice leaves it once. */
async function toKey(path: string, { peer, browser }: Sender): Promise<string> {
  const sum = createHash('sha256').update(JSON.stringify([peer, browser, new Date().toISOString().slice(0, 10)]))
  for await (const chunk of createReadStream(path)) sum.update(chunk as Buffer)
  return sum.digest('hex')
}
