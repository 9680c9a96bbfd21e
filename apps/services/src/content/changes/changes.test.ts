import { resolveSettings } from '@kudex/domain/settings'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChangeTag } from '@kudex/domain/changes'
import type { Database, Queries } from '../../database/database.types.ts'
import { createJobs } from '../../jobs/createJobs.ts'
import { askMounted, type Answer } from '../../testing/askService.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import type { Service } from '../../service.types.ts'
import { createContentService } from '../contentService.ts'
import { changeLog, changes } from '../tables.ts'
import { changeLogLimits } from '../../limits.ts'
import { beginChange, recordChange } from './changeLog.ts'

describeDatabases('the change log', (open) => {
  let database: Database
  let service: Service
  beforeAll(async () => {
    database = open()
    service = await create()
  })
  afterAll(() => service.stopping?.())

  const create = async (): Promise<Service> =>
    createContentService({
      settings: resolveSettings({}),
      database,
      log: pino({ level: 'silent' }),
      jobs: createJobs({ queries: database.queries, log: pino({ level: 'silent' }) }),
      metrics: new Registry(),
    })
  const askFor = (variables: { after?: string; wait?: number }): Promise<Answer> =>
    askMounted(service)({
      path: '/content/graphql',
      query:
        'query ($after: String, $wait: Int) { changes(after: $after, wait: $wait) { sequence isComplete changes { sequence tags } } }',
      variables,
    })
  const write = (...tags: ChangeTag[]) =>
    database.queries.transaction(async (transaction) => {
      await beginChange(transaction)
      await recordChange(transaction, tags)
    })
  const readPoint = async () => String((await askFor({})).at('changes.sequence'))
  const readTags = (answer: Answer) =>
    (answer.at('changes.changes') as { tags: string[] }[]).map(({ tags }) => tags.join(' '))

  it('returns its current point, and the changes after a point, each once', async () => {
    const before = await askFor({})
    expect(before.at('changes')).toMatchObject({ isComplete: true, changes: [] })
    await write('system', 'page:a', 'system')
    const point = String(before.at('changes.sequence'))
    const first = await askFor({ after: point })
    expect(readTags(first)).toEqual(['page:a system'])
    await write('footer:f')
    const second = await askFor({ after: String(first.at('changes.sequence')) })
    expect(second.at('changes.isComplete')).toBe(true)
    expect(readTags(second)).toEqual(['footer:f'])
    expect(readTags(await askFor({ after: String(second.at('changes.sequence')) }))).toEqual([])
  })

  it('ends waits at a change, also for changes of another process', { timeout: 5_000 }, async () => {
    const point = await readPoint()
    const waiting = askFor({ after: point, wait: 20 })
    await write('page:late')
    expect(readTags(await waiting)).toEqual(['page:late'])
  })

  it('returns an empty list after the timeout', async () => {
    const point = await readPoint()
    const { data } = await askFor({ after: point, wait: 1 })
    expect(data).toEqual({ changes: { sequence: point, isComplete: true, changes: [] } })
  })

  it('holds no connection while waiting: more requests can wait than the pool has connections', async () => {
    const point = await readPoint()
    const waiting = Array.from({ length: 40 }, () => askFor({ after: point, wait: 20 }))
    await write('page:crowd')
    for (const answer of await Promise.all(waiting)) expect(readTags(answer)).toEqual(['page:crowd'])
  })

  it('ends all waits when the process begins to stop', { timeout: 5_000 }, async () => {
    const point = await readPoint()
    const waiting = askFor({ after: point, wait: 20 })
    await readPoint()
    service.stopping?.()
    expect(readTags(await waiting)).toEqual([])
    service = await create()
  })

  it.each(['0', 'x', '-', 'ffffffffffff-3', '', '%', '9'.repeat(30)])(
    'is incomplete after a point of another log: %s',
    async (after) => {
      expect((await askFor({ after, wait: 20 })).at('changes')).toMatchObject({ isComplete: false, changes: [] })
    },
  )

  it('is incomplete after a point in the future, as after restoring a backup', async () => {
    const [id] = (await readPoint()).split('-')
    expect((await askFor({ after: `${id}-999999` })).at('changes')).toMatchObject({ isComplete: false })
  })

  it('returns each change once and in order when many writes run concurrently and some fail', async () => {
    const start = await readPoint()
    const seen: string[] = []
    const writing = Array.from({ length: 60 }, async (_, index) => {
      if (index % 3 > 0) return write(`page:many-${index}`)
      return expect(giveUp(database.queries)).rejects.toThrow('given up')
    })
    const done = Promise.all(writing)
    let isDone = false
    void done.then(() => (isDone = true))
    let point = start
    for (;;) {
      const isLast = isDone
      const answer = await askFor({ after: point })
      expect(answer.at('changes.isComplete')).toBe(true)
      seen.push(...readTags(answer))
      point = String(answer.at('changes.sequence'))
      if (isLast) break
    }
    await done
    expect(seen.toSorted()).toEqual(
      Array.from({ length: 60 }, (_, index) => `page:many-${index}`)
        .filter((_, index) => index % 3 > 0)
        .toSorted(),
    )
    expect(point.split('-')[1]).toBe(String(Number(start.split('-')[1]) + seen.length))
  })

  it('is incomplete after many missed changes, and retains a limited number of entries', async () => {
    const start = await readPoint()
    const number = Number(start.split('-')[1])
    const more = Array.from({ length: changeLogLimits.perResponse + 1 }, (_, index) => ({
      sequence: number + index + 1,
      tags: ['x'],
    }))
    await database.queries.insert(changes).values(more)
    await database.queries.update(changeLog).set({ newest: number + more.length })
    expect((await askFor({ after: start })).at('changes')).toMatchObject({ isComplete: false, changes: [] })
    await database.queries.update(changeLog).set({ newest: number + changeLogLimits.retained * 2 })
    await write('page:new')
    expect(await database.queries.select({ tags: changes.tags }).from(changes)).toEqual([{ tags: ['page:new'] }])
  })
})

async function giveUp(queries: Queries): Promise<void> {
  await queries.transaction(async (transaction) => {
    await beginChange(transaction)
    await recordChange(transaction, ['page:none'])
    throw new Error('given up')
  })
}
