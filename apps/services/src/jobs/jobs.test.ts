import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import type { Queries } from '../database/database.types.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { createJobs } from './createJobs.ts'
import { jobs as jobsTable } from './tables.ts'

const log = pino({ level: 'silent' })

describeDatabases('background jobs', (open) => {
  it('run once and are then deleted', async () => {
    const jobs = createJobs({ queries: open().queries, log })
    const done = vi.fn<(job: { payload: unknown }) => Promise<void>>(async () => {})
    await jobs.enqueue({ queue: 'once', payload: { text: 'a' } })
    jobs.work('once', done)
    await vi.waitFor(async () => expect(await rows(open().queries, 'once')).toEqual([]))
    await jobs.stop()
    expect(done.mock.calls.map(([job]) => job.payload)).toEqual([{ text: 'a' }])
  })

  it('are deduplicated by key', async () => {
    const { queries } = open()
    const jobs = createJobs({ queries, log })
    for (const payload of [1, 2]) await jobs.enqueue({ queue: 'keys', key: 'same', payload })
    expect(await rows(queries, 'keys')).toMatchObject([{ payload: 1 }])
  })

  it('replace a job with the same key that has failed for good', async () => {
    const { queries } = open()
    const jobs = createJobs({ queries, log })
    const failed = { payload: 1, attempts: 15, failedAt: new Date(), lastError: 'the server is down' }
    await queries.insert(jobsTable).values({ queue: 'again', key: 'same', runAt: new Date(), ...failed })
    await jobs.enqueue({ queue: 'again', key: 'same', payload: 2 })
    expect(await rows(queries, 'again')).toMatchObject([{ payload: 2, attempts: 0, failedAt: null, lastError: null }])
  })

  it('are rolled back with the transaction that enqueued them', async () => {
    const { queries } = open()
    const jobs = createJobs({ queries, log })
    const failing = queries.transaction(async (transaction) => {
      await jobs.enqueue({ queue: 'transaction', payload: 1, queries: transaction })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await rows(queries, 'transaction')).toEqual([])
  })

  it('report once that the database is down, and that it is up again', async () => {
    const { queries } = open()
    let isDown = true
    let polls = 0
    const unreliable = new Proxy(queries, {
      get: (target, name) => {
        if (name === 'update' && ++polls && isDown) throw new Error('the database is down')
        return Reflect.get(target, name)
      },
    })
    const write = vi.fn<(line: string) => void>()
    const jobs = createJobs({ queries: unreliable, log: pino({}, { write }) })
    const done = vi.fn<() => Promise<void>>(async () => {})
    jobs.work('unreliable', done)
    await vi.waitFor(() => expect(polls).toBe(1))
    await jobs.enqueue({ queue: 'unreliable', payload: 1 })
    await vi.waitFor(() => expect(polls).toBe(2))
    isDown = false
    await jobs.enqueue({ queue: 'unreliable', payload: 2 })
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2))
    await jobs.stop()
    const messages = write.mock.calls.map(([line]) => (JSON.parse(line) as { msg: string }).msg)
    expect(messages).toEqual(['polling the queue failed', 'the queue can be polled again'])
  })

  it('are retried with doubling delays and fail after the last attempt', async () => {
    const { queries } = open()
    let time = Date.parse('2026-11-21T10:00:00Z')
    const jobs = createJobs({ queries, log, now: () => new Date(time) })
    const delays: number[] = []
    await jobs.enqueue({ queue: 'retry', payload: 1 })
    jobs.work('retry', () => Promise.reject(new Error('the server is down')), { attempts: 4, firstRetryDelay: 1_000 })
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await vi.waitFor(async () => {
        const [row] = await rows(queries, 'retry')
        expect(row).toMatchObject({ attempts: attempt, lastError: 'the server is down', claimedUntil: null })
      }, 10_000)
      const [row] = await rows(queries, 'retry')
      delays.push((row?.runAt.getTime() ?? 0) - time)
      time = row?.runAt.getTime() ?? 0
      // Enqueuing wakes the worker, which does not notice the changed clock by itself.
      await jobs.enqueue({ queue: 'retry', key: 'far', payload: 2, runAt: new Date(time + 1e9) })
    }
    await jobs.stop()
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000])
    expect((await rows(queries, 'retry'))[0]?.failedAt).not.toBeNull()
  })

  it('of a killed worker are claimed by another worker when the claim expires', async () => {
    const { queries } = open()
    const time = Date.parse('2026-11-21T10:00:00Z')
    await queries.insert(jobsTable).values([
      { queue: 'killed', payload: 'lost', runAt: new Date(time - 2), claimedUntil: new Date(time - 1), attempts: 1 },
      {
        queue: 'killed',
        payload: 'held',
        runAt: new Date(time - 2),
        claimedUntil: new Date(time + 60_000),
        attempts: 1,
      },
    ])
    const jobs = createJobs({ queries, log, now: () => new Date(time) })
    const done = vi.fn<(job: { payload: unknown }) => Promise<void>>(async () => {})
    jobs.work('killed', done)
    await vi.waitFor(async () => expect(await rows(queries, 'killed')).toHaveLength(1))
    await jobs.stop()
    expect(done.mock.calls.map(([job]) => job.payload)).toEqual(['lost'])
  })

  it('stay with the worker that took them over when their first worker fails later', async () => {
    const { queries } = open()
    const jobs = createJobs({ queries, log })
    const claimedUntil = new Date(Date.now() + 60_000)
    await jobs.enqueue({ queue: 'slow', payload: 1 })
    jobs.work('slow', async ({ id }) => {
      // As another worker does when the claim has expired.
      await queries.update(jobsTable).set({ claimedUntil, attempts: 2 }).where(eq(jobsTable.id, id))
      throw new Error('too slow')
    })
    await vi.waitFor(async () => expect(await rows(queries, 'slow')).toMatchObject([{ attempts: 2 }]))
    await jobs.stop()
    expect(await rows(queries, 'slow')).toMatchObject([{ attempts: 2, claimedUntil, lastError: null }])
  })

  it('run in only one of many workers', async () => {
    const { queries } = open()
    const seen: unknown[] = []
    const all = Array.from({ length: 4 }, () => createJobs({ queries, log }))
    for (let payload = 0; payload < 20; payload += 1) await all[0]?.enqueue({ queue: 'many', payload })
    for (const jobs of all) {
      jobs.work('many', async ({ payload }) => {
        seen.push(payload)
      })
    }
    await vi.waitFor(async () => expect(await rows(queries, 'many')).toEqual([]), 10_000)
    await Promise.all(all.map((jobs) => jobs.stop()))
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })
})

async function rows(queries: Queries, queue: string) {
  const all = await queries.select().from(jobsTable)
  return all.filter((row) => row.queue === queue && row.key !== 'far')
}
