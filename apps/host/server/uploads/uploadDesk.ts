import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sendUpload, UploadError } from '@kudex/api/uploads'
import type { SentFile, SentFiles } from '../../request/formState.ts'
import { sendAnswer, type Visit } from '../answer.ts'
import { createPlainPage } from '../pages/plainPage.ts'
import { createRateLimit } from '../session/createRateLimit.server.ts'
import { isFromOwnPage } from '../session/isSameOrigin.server.ts'
import { readPostedFiles, removeFiles, type PostedFile } from './readPostedFiles.ts'

/** What became of files that were posted to their page. */
export type UploadOutcome =
  | { readonly kind: 'sent'; readonly references: readonly string[] }
  | { readonly kind: 'told'; readonly status: 400 | 413 | 429 | 503; readonly sent: SentFiles }
  | { readonly kind: 'refused'; readonly status: 400 | 403 | 415 }

export interface UploadDesk {
  readonly take: (request: IncomingMessage) => Promise<UploadOutcome>
}

export interface UploadDeskOptions {
  /** Address of the upload service. */
  readonly url: string
  /** Where files lie until the service has them; emptied at the start. */
  readonly folder: string
  readonly publicOrigins: readonly string[]
  readonly resolveAddress: (request: IncomingMessage) => string
  readonly onError: (error: unknown) => void
  /** Milliseconds between two tries to hand a part over. */
  readonly pauseMilliseconds?: number
}

/** Takes files from browsers without script: reads the form, and sends each on as the script would (FORM-13…16). */
export async function openUploadDesk(options: UploadDeskOptions): Promise<UploadDesk> {
  const { folder, publicOrigins, resolveAddress, onError } = options
  const mayPost = createRateLimit({ requests: 20, milliseconds: 10 * 60 * 1000 })
  let reading = 0
  // What a kill left there belongs to nobody any more.
  await rm(folder, { recursive: true, force: true })

  return {
    async take(request) {
      if (!isFromOwnPage(request, publicOrigins)) return passOver(request, { kind: 'refused', status: 403 })
      const peer = resolveAddress(request)
      if (reading >= mostAtOnce || !mayPost(peer)) return passOver(request, tell(429, 'wait'))
      reading += 1
      try {
        const files = await readPostedFiles(request, folder)
        if (files === 413) return passOver(request, tell(413, 'tooMuch'))
        if (typeof files === 'number') return passOver(request, { kind: 'refused', status: files })
        return await handOver(files, peer)
      } catch (error) {
        if (!request.destroyed || request.complete) onError(error)
        return tell(503, 'failed')
      } finally {
        reading -= 1
      }
    },
  }

  async function handOver(files: readonly PostedFile[], peer: string): Promise<UploadOutcome> {
    try {
      if (files.length === 0) return tell(400, 'none')
      const sent: SentFile[] = []
      for (const file of files) sent.push(await sendOn(file, peer))
      const references = sent.flatMap(({ reference }) => reference ?? [])
      if (references.length === sent.length) return { kind: 'sent', references }
      const hasFailed = sent.some(({ problem }) => problem === 'failed')
      return {
        kind: 'told',
        status: hasFailed ? 503 : 400,
        sent: { files: sent, failure: hasFailed ? 'failed' : null },
      }
    } finally {
      await removeFiles(files)
    }
  }

  async function sendOn({ path, name, size, problem }: PostedFile, peer: string): Promise<SentFile> {
    if (problem !== null) return { name, size, reference: null, problem }
    try {
      const { reference } = await sendUpload(new File([await openAsBlob(path)], name), {
        path: options.url,
        key: await toKey(path, peer),
        headers: { 'x-forwarded-for': peer },
        signal: AbortSignal.timeout(patience),
        pause: async (failures, signal) => {
          if (failures > mostFailures) throw new UploadError('failed')
          await pause(options.pauseMilliseconds ?? 500, null, { signal })
        },
      })
      return { name, size, reference, problem: null }
    } catch (error) {
      onError(error)
      return { name, size, reference: null, problem: error instanceof UploadError ? error.fault : 'failed' }
    }
  }
}

/** Answers the browser: where all files arrived, a way to the page that says so, so that a reload sends nothing again. */
export function sendUploadOutcome(visit: Visit, outcome: Exclude<UploadOutcome, { kind: 'told' }>, path: string): void {
  if (outcome.kind === 'refused') return sendAnswer(visit, { ...createPlainPage(400), status: outcome.status })
  const query = new URLSearchParams(outcome.references.map((reference) => ['sent', reference]))
  sendAnswer(visit, { status: 303, headers: { Location: `${path}?${query}`, 'Cache-Control': 'no-store' } })
}

/** Forms that are read at the same time: with what one may bring, 800 MB of the disk. */
const mostAtOnce = 4

/** Tries in a row that may fail: somebody waits for the answer. */
const mostFailures = 4

/** Milliseconds until the service has a file. */
const patience = 120_000

function tell(status: 400 | 413 | 429 | 503, failure: SentFiles['failure']): UploadOutcome {
  return { kind: 'told', status, sent: { files: [], failure } }
}

/** Lets the rest of the body go by, so that the browser reads the answer. */
function passOver(request: IncomingMessage, outcome: UploadOutcome): UploadOutcome {
  if (!request.complete) request.resume()
  return outcome
}

/** The same file from the same place on the same day is the same upload: a form sent twice leaves it once. */
async function toKey(path: string, peer: string): Promise<string> {
  const sum = createHash('sha256').update(`${peer} ${new Date().toISOString().slice(0, 10)} `)
  for await (const chunk of createReadStream(path)) sum.update(chunk as Buffer)
  return sum.digest('hex')
}
