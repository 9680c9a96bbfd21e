import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SalesClient, Submission } from '@kudex/api/sales'
import { ServiceError } from '@kudex/api/transport'
import { toAddressKey } from '@kudex/domain/limits'
import { LRUCache } from 'lru-cache'
import type { Logger } from '@kudex/node-server/logging'
import { maxStoredSubmissions, rateLimitedAddresses, submissionRetryInterval } from '../../limits.ts'

/** Submissions stored on disk while the sales service is down. */
export interface PendingSubmissions {
  /** Resolves once the submission is on disk; rejects if it cannot be stored. */
  readonly store: (submission: Submission, peer: string) => Promise<void>
  /** Submits the stored submissions; those that fail stay stored. */
  readonly submitAll: () => Promise<void>
  readonly stop: () => void
}

export interface PendingSubmissionsOptions {
  readonly folder: string
  readonly submit: SalesClient['submit']
  readonly log: Logger
}

interface PendingSubmission {
  readonly submission: Submission
  readonly peer: string
}

/**
 * Stores submissions in a folder until the sales service accepts them (decision 25), also across restarts. Their key
 * makes retries idempotent.
 */
export function createPendingSubmissions(options: PendingSubmissionsOptions): PendingSubmissions {
  const { folder, submit, log } = options
  /** Client addresses that the service has rate limited. */
  const rateLimited = new LRUCache<string, true>(rateLimitedAddresses)
  let running: Promise<void> | null = null
  const submitAll = () => (running ??= submitFiles().finally(() => (running = null)))
  const timer = setInterval(() => void submitAll(), submissionRetryInterval).unref()

  async function submitFiles(): Promise<void> {
    const names = await readdir(folder).catch(() => [])
    const files = names.filter((name) => name.endsWith('.json'))
    let remaining = batchSize
    for (const file of files) {
      if (remaining === 0) return
      try {
        const { submission, peer } = JSON.parse(await readFile(join(folder, file), 'utf8')) as PendingSubmission
        // A rate-limited address does not hold up the others.
        if (rateLimited.has(toAddressKey(peer))) continue
        remaining -= 1
        const receipt = await submit(submission, peer)
        if (receipt.secondsToWait !== null) {
          rateLimited.set(toAddressKey(peer), true, { ttl: receipt.secondsToWait * 1000 })
          continue
        }
        if (receipt.problems.length > 0) log.error({ file }, 'stored submission rejected by the sales service')
        await rm(join(folder, file), { force: true })
      } catch (error) {
        log.warn({ err: error, pending: files.length }, 'stored submission could not be sent to the sales service')
        // Without a response the service is down: stop. An error response concerns only this submission.
        if (error instanceof ServiceError && error.kind !== 'answer') return
      }
    }
  }

  return {
    async store(submission, peer) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const files = await readdir(folder)
      if (files.length >= maxStoredSubmissions) throw new Error('Too many stored submissions')
      await write(
        join(folder, `${submission.place.key}.json`),
        JSON.stringify({ submission, peer } satisfies PendingSubmission),
      )
    },
    submitAll,
    stop: () => clearInterval(timer),
  }
}

/** Submissions of one attempt. */
const batchSize = 100

async function write(file: string, text: string): Promise<void> {
  const draft = `${file}.part`
  try {
    const handle = await open(draft, 'w', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    // What a person typed must not remain in a partial file that nothing reads.
    await rm(draft, { force: true })
    throw error
  }
}
