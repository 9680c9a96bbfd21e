import { and, asc, eq, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import type { Logger } from '@kudex/node-server/logging'
import type { JobHandler, Jobs, WorkOptions } from './jobs.types.ts'
import { jobs } from './tables.ts'
import { jobLimits } from '../limits.ts'

export interface JobsOptions {
  readonly queries: Queries
  readonly log: Logger
  /** The current time; tests replace it. */
  readonly now?: () => Date
}

/**
 * Job queue in a table, for PGlite and PostgreSQL. `for update skip locked` gives each job to one worker, also across
 * processes (decision 0025).
 */
export function createJobs({ queries, log, now = () => new Date() }: JobsOptions): Jobs {
  const workers = new Map<string, Worker>()
  let isStopped = false
  return {
    async enqueue({ queue, payload, key, runAt, queries: own = queries }) {
      const row = { queue, payload, key: key ?? null, runAt: runAt ?? now() }
      await own
        .insert(jobs)
        .values(row)
        .onConflictDoUpdate({
          target: [jobs.queue, jobs.key],
          set: { ...row, attempts: 0, failedAt: null, lastError: null },
          setWhere: isNotNull(jobs.failedAt),
        })
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
  /** Polls the queue soon, when the transaction that enqueued a job has probably been committed. */
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
  let isPollRequested = false
  let isFailing = false
  let isStopped = false

  function schedulePoll(milliseconds: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(poll, milliseconds).unref()
  }

  function poll(): void {
    if (running || isStopped) {
      isPollRequested = true
      return
    }
    isPollRequested = false
    running = runDueJobs()
      .then((delay) => {
        if (isFailing) log.info({ queue }, 'the queue can be polled again')
        isFailing = false
        return delay
      })
      .catch((error: unknown) => {
        // Once, not at each poll while the database is down.
        if (!isFailing) log.error({ err: error, queue }, 'polling the queue failed')
        isFailing = true
        return maxPollDelay
      })
      .then((delay) => {
        running = undefined
        schedulePoll(isPollRequested ? minPollDelay : delay)
      })
  }

  /** Runs all due jobs; returns the milliseconds until the next poll. */
  async function runDueJobs(): Promise<number> {
    for (;;) {
      if (isStopped) return maxPollDelay
      const job = await claimJob(context)
      if (!job) return resolvePollDelay(context)
      await runJob(context, job)
    }
  }

  return {
    wake: () => {
      if (running) isPollRequested = true
      else schedulePoll(minPollDelay)
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

const { minPollDelay, maxPollDelay } = jobLimits

type Job = typeof jobs.$inferSelect

async function claimJob({ queries, queue, now, options }: WorkerContext): Promise<Job | undefined> {
  const time = now()
  const next = queries
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.queue, queue),
        isNull(jobs.failedAt),
        lte(jobs.runAt, time),
        or(isNull(jobs.claimedUntil), lte(jobs.claimedUntil, time)),
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await queries
    .update(jobs)
    .set({
      claimedUntil: new Date(time.getTime() + (options.claimTimeout ?? jobLimits.claimTimeout)),
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(eq(jobs.id, next))
    .returning()
  return job
}

async function runJob(context: WorkerContext, job: Job): Promise<void> {
  const { queries, log, now, handle, queue } = context
  const { attempts = jobLimits.attempts, firstRetryDelay = jobLimits.firstRetryDelay } = context.options
  try {
    await handle({ id: job.id, payload: job.payload })
    await queries.delete(jobs).where(eq(jobs.id, job.id))
  } catch (error) {
    const time = now()
    const isLast = job.attempts >= attempts
    const delay = Math.min(firstRetryDelay * 2 ** (job.attempts - 1), jobLimits.maxRetryDelay)
    log[isLast ? 'error' : 'warn']({ err: error, queue, job: job.id, attempts: job.attempts }, 'a job failed')
    // Not if the claim has expired meanwhile: then another worker runs the job.
    await queries
      .update(jobs)
      .set({
        claimedUntil: null,
        runAt: new Date(time.getTime() + delay),
        failedAt: isLast ? time : null,
        lastError: String(error instanceof Error ? error.message : error).slice(0, 500),
      })
      .where(and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts)))
  }
}

/** Milliseconds until the next job of the queue is due, within the limits of polling. */
async function resolvePollDelay({ queries, queue, now }: WorkerContext): Promise<number> {
  const [row] = await queries
    .select({ at: min(jobs.runAt) })
    .from(jobs)
    .where(and(eq(jobs.queue, queue), isNull(jobs.failedAt), isNull(jobs.claimedUntil)))
  const delay = row?.at ? row.at.getTime() - now().getTime() : maxPollDelay
  return Math.min(Math.max(delay, minPollDelay), maxPollDelay)
}
