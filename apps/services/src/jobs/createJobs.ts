import { and, asc, eq, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import type { Logger } from '@kudex/node-server/logging'
import type { JobHandler, Jobs, WorkOptions } from './jobs.types.ts'
import { jobs } from './tables.ts'

export interface JobsOptions {
  readonly queries: Queries
  readonly log: Logger
  /** The time; tests turn it. */
  readonly now?: () => Date
}

/**
 * The `Jobs` port over a table, the same on PGlite and PostgreSQL: `for update skip locked` gives each piece of work to
 * one worker, of however many processes (decision 0025).
 */
export function createJobs({ queries, log, now = () => new Date() }: JobsOptions): Jobs {
  const workers = new Map<string, Worker>()
  let isStopped = false
  return {
    async enqueue({ queue, payload, key, runAt, queries: own = queries }) {
      const row = { queue, payload, key: key ?? null, runAt: runAt ?? now() }
      await own.insert(jobs).values(row).onConflictDoNothing()
      workers.get(queue)?.wake()
    },
    work(queue, handle, options = {}) {
      if (workers.has(queue)) throw new Error(`The queue ${queue} has a worker already`)
      if (isStopped) return
      const worker = createWorker({ queue, handle, options, queries, log, now })
      workers.set(queue, worker)
      worker.wake()
    },
    async stop() {
      isStopped = true
      await Promise.all([...workers.values()].map((worker) => worker.stop()))
    },
  }
}

interface Worker {
  /** Looks for work soon; what was enqueued in a transaction is found when that has ended. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

interface WorkerContext {
  readonly queue: string
  readonly handle: JobHandler
  readonly options: WorkOptions
  readonly queries: Queries
  readonly log: Logger
  readonly now: () => Date
}

function createWorker(context: WorkerContext): Worker {
  const { queue, log } = context
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  function plan(milliseconds: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(look, milliseconds).unref()
  }

  function look(): void {
    if (running || isStopped) {
      isWanted = true
      return
    }
    isWanted = false
    running = workOff()
      .catch((error: unknown) => {
        log.error({ err: error, queue }, 'the queue could not be read')
        return longestPause
      })
      .then((pause) => {
        running = undefined
        plan(isWanted ? shortestPause : pause)
      })
  }

  /** Does what is due; answers the milliseconds until there may be more. */
  async function workOff(): Promise<number> {
    for (;;) {
      if (isStopped) return longestPause
      const job = await take(context)
      if (!job) return resolvePause(context)
      await perform(context, job)
    }
  }

  return {
    wake: () => {
      if (running) isWanted = true
      else plan(shortestPause)
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Milliseconds: the transaction that enqueued has ended by then, as a rule. */
const shortestPause = 50

/** Milliseconds: other processes enqueue too. */
const longestPause = 5_000

type TakenJob = typeof jobs.$inferSelect

async function take({ queries, queue, now, options }: WorkerContext): Promise<TakenJob | undefined> {
  const time = now()
  const next = queries
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.queue, queue),
        isNull(jobs.failedAt),
        lte(jobs.runAt, time),
        or(isNull(jobs.takenUntil), lte(jobs.takenUntil, time)),
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await queries
    .update(jobs)
    .set({
      takenUntil: new Date(time.getTime() + (options.patience ?? 120_000)),
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(eq(jobs.id, next))
    .returning()
  return job
}

async function perform(context: WorkerContext, job: TakenJob): Promise<void> {
  const { queries, log, now, handle, queue } = context
  const { attempts = 15, firstPause = 5_000 } = context.options
  try {
    await handle({ id: job.id, payload: job.payload })
    await queries.delete(jobs).where(eq(jobs.id, job.id))
  } catch (error) {
    const time = now()
    const isLast = job.attempts >= attempts
    const pause = Math.min(firstPause * 2 ** (job.attempts - 1), 6 * 60 * 60 * 1000)
    log[isLast ? 'error' : 'warn']({ err: error, queue, job: job.id, attempts: job.attempts }, 'a job failed')
    await queries
      .update(jobs)
      .set({
        takenUntil: null,
        runAt: new Date(time.getTime() + pause),
        failedAt: isLast ? time : null,
        lastError: String(error instanceof Error ? error.message : error).slice(0, 500),
      })
      .where(eq(jobs.id, job.id))
  }
}

/** When something of the queue is due again. */
async function resolvePause({ queries, queue, now }: WorkerContext): Promise<number> {
  const [row] = await queries
    .select({ at: min(jobs.runAt) })
    .from(jobs)
    .where(and(eq(jobs.queue, queue), isNull(jobs.failedAt), isNull(jobs.takenUntil)))
  const pause = row?.at ? row.at.getTime() - now().getTime() : longestPause
  return Math.min(Math.max(pause, shortestPause), longestPause)
}
