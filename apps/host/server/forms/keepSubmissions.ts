import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SalesClient, Submission } from '@kudex/api/sales'
import type { Log } from '../log.ts'

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
  readonly log: Log
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
  let running: Promise<void> | null = null
  const handOver = () => (running ??= handOverAll().finally(() => (running = null)))
  const timer = setInterval(() => void handOver(), pause).unref()

  async function handOverAll(): Promise<void> {
    const files = await readdir(folder).catch(() => [])
    for (const file of files.filter((name) => name.endsWith('.json')).slice(0, atOnce)) {
      try {
        const { submission, peer } = JSON.parse(await readFile(join(folder, file), 'utf8')) as Kept
        const receipt = await submit(submission, peer)
        // Too many from one address: it has its turn later.
        if (receipt.secondsToWait !== null) continue
        if (receipt.problems.length > 0) log.error({ file }, 'what was kept for a visitor is refused by the service')
        await rm(join(folder, file), { force: true })
      } catch (error) {
        log.warn({ err: error, kept: files.length }, 'what visitors sent is kept: the sales service does not take it')
        return
      }
    }
  }

  return {
    async keep(submission, peer) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const files = await readdir(folder)
      if (files.length >= most) throw new Error('There is no more room for what visitors send')
      await write(join(folder, `${submission.place.key}.json`), JSON.stringify({ submission, peer } satisfies Kept))
    },
    handOver,
    stop: () => clearInterval(timer),
  }
}

/** Kept at the same time: about 100 MB at the very most. */
const most = 5_000
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
