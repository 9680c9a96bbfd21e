import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SalesClient, Submission } from '@kudex/api/sales'
import { ServiceError } from '@kudex/api/transport'
import { toAddressKey } from '@kudex/domain/limits'
import { LRUCache } from 'lru-cache'
import type { Logger } from '@kudex/node-server/logging'
import { maxStoredSubmissions } from '../../limits.ts'

/** What visitors sent while nobody took it. */
export interface KeptSubmissions {
  /** Resolves when it is on the disk; rejects when it cannot be kept. */
  readonly keep: (submission: Submission, peer: string) => Promise<void>
  /** Hands over what is kept; whatever is not taken stays. */
  readonly handOver: () => Promise<void>
  readonly stop: () => void
}

export interface KeptSubmissionsOptions {
  readonly folder: string
  readonly submit: SalesClient['submit']
  readonly log: Logger
  /** Milliseconds between two tries to hand over. */
  readonly pause?: number
}

interface Kept {
  readonly submission: Submission
  readonly peer: string
}

/**
 * Keeps submissions in a folder until the sales service has them (decision 25). What a host kept before a restart is
 * handed over after it; a key makes sure that nothing is stored twice.
 */
export function createKeptSubmissions(options: KeptSubmissionsOptions): KeptSubmissions {
  const { folder, submit, log, pause = 15_000 } = options
  /** Addresses that sent so much that theirs is taken later. */
  const waiting = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 })
  let running: Promise<void> | null = null
  const handOver = () => (running ??= handOverAll().finally(() => (running = null)))
  const timer = setInterval(() => void handOver(), pause).unref()

  async function handOverAll(): Promise<void> {
    const names = await readdir(folder).catch(() => [])
    const files = names.filter((name) => name.endsWith('.json'))
    let left = atOnce
    for (const file of files) {
      if (left === 0) return
      try {
        const { submission, peer } = JSON.parse(await readFile(join(folder, file), 'utf8')) as Kept
        // Who was told to wait keeps only himself waiting.
        if (waiting.has(toAddressKey(peer))) continue
        left -= 1
        const receipt = await submit(submission, peer)
        if (receipt.secondsToWait !== null) {
          waiting.set(toAddressKey(peer), true, { ttl: receipt.secondsToWait * 1000 })
          continue
        }
        if (receipt.problems.length > 0) log.error({ file }, 'what was kept for a visitor is refused by the service')
        await rm(join(folder, file), { force: true })
      } catch (error) {
        log.warn({ err: error, kept: files.length }, 'what visitors sent is kept: the sales service does not take it')
        // Who does not answer now does not answer to the next one either; an answer is about this one alone.
        if (error instanceof ServiceError && error.kind !== 'answer') return
      }
    }
  }

  return {
    async keep(submission, peer) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const files = await readdir(folder)
      if (files.length >= maxStoredSubmissions) throw new Error('There is no more room for what visitors send')
      await write(join(folder, `${submission.place.key}.json`), JSON.stringify({ submission, peer } satisfies Kept))
    },
    handOver,
    stop: () => clearInterval(timer),
  }
}

const atOnce = 100

async function write(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.part`, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.part`, file)
}
