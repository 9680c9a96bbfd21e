import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { announcementFeed } from '../../announcementSources.ts'
import { contentSeedPart } from '../../content/contentSeedPart.ts'
import { showArrivals } from '../../content/editorial/arrivals.ts'
import { publicationClock } from '../../content/editorial/editorialTables.ts'
import { sites, stories } from '../../content/tables.ts'
import { createJobs } from '../../jobs/createJobs.ts'
import { jobs as jobsTable } from '../../jobs/tables.ts'
import type { Mail } from '../../mail/mail.types.ts'
import { loadSeed } from '../../seeding/loadSeed.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { createLeaveTokens } from '../leaveTokens.ts'
import { announcements, announcementStart, notedEntries, subscriptions } from '../tables.ts'
import type { AnnouncerContext } from './announcer.types.ts'
import { noteEntries } from './noteEntries.ts'
import { tellSubscribers } from './tellSubscribers.ts'

const delay = 600_000
const stepNames = ['publish', 'hide', 'subscribe', 'leave', 'note', 'wait', 'tell', 'tellTwice', 'killed'] as const
const step = fc.record({ name: fc.constantFrom(...stepNames), which: fc.nat({ max: 2 }) })
const numRuns = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 200 : 20

describeDatabases('whatever editors, readers, hosts and kills do in turn', (open) => {
  it('who subscribed before something was new is told of it once, and who did not is not (STORY-09)', async () => {
    const { queries } = open()
    await loadSeed(
      queries,
      async () => testSeed,
      [contentSeedPart],
      () => {},
    )
    await queries.update(sites).set({ features: ['stories'] })
    const steps = fc.array(step, { minLength: 4, maxLength: 24 })
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (taken, isClockAhead) => {
        const run = await begin(isClockAhead)
        for (const { name, which } of taken) await run[name](which)
        await run.settle()
        const seen = (await run.told()).toSorted()
        expect(seen).toEqual([...new Set(seen)])
        // Who had left may have been told before.
        const owed = [...run.owed].filter((line) => !run.left.has(line.split(' ')[0] ?? ''))
        expect(seen).toEqual(expect.arrayContaining(owed))
        for (const line of seen) expect(run.owed).toContain(line)
      }),
      { numRuns },
    )
  }, 60_000)

  /**
   * Everything that can happen, and what it makes us owe: `{reader} {story}`. Where the publication clock is ahead, what
   * is published is seen at once; else when its date is noted to have come.
   */
  async function begin(isClockAhead: boolean) {
    const { queries } = open()
    for (const table of [stories, jobsTable, announcements, notedEntries, announcementStart, subscriptions])
      await queries.delete(table)
    let time = Date.now()
    await queries.update(publicationClock).set({ reached: new Date(isClockAhead ? time + 1_000 * delay : time) })
    const jobs = createJobs({ queries, log: pino({ level: 'silent' }) })
    const context: AnnouncerContext = {
      queries,
      feed: announcementFeed,
      jobs,
      leaveTokens: createLeaveTokens('x'.repeat(32)),
      publicOrigins: ['http://localhost:3000'],
      delay,
      now: () => new Date(time),
    }
    const delivered: string[] = []
    const readers = new Set<string>()
    const left = new Set<string>()
    const noted = new Set<string>()
    const shown = new Set<string>()
    const owed = new Set<string>()
    await noteEntries(context)

    /** What visitors see for the first time is owed to those who are subscribed at that moment. */
    const note = async () => {
      time += 1
      await showArrivals(queries, new Date(time))
      await noteEntries(context)
      for (const story of shown) owe(story)
    }
    const owe = (story: string) => {
      if (noted.has(story)) return
      noted.add(story)
      for (const reader of readers) owed.add(`${reader} ${story}`)
    }
    /** Where something was taken back, telling notes too what has come since. */
    const learn = async () => {
      const rows = await queries.select().from(notedEntries)
      for (const { entryId, waitingSince, settledAt } of rows) if (waitingSince ?? settledAt) owe(entryId)
    }
    const tell = async () => {
      await tellSubscribers(context, 'main')
      await learn()
    }
    const told = async () => {
      const rows = await queries.delete(jobsTable).where(eq(jobsTable.queue, 'mail')).returning()
      for (const { payload } of rows) {
        const mail = payload as Mail
        if (mail.template === 'subscription-news')
          for (const { title } of mail.news) delivered.push(`${mail.to.split('@')[0]} ${title}`)
      }
      return delivered
    }
    return {
      owed,
      left,
      told,
      note,
      tell,
      async publish(which: number) {
        const story = `story-${which}`
        const changes = { isPublished: true, updatedAt: new Date() }
        await queries
          .insert(stories)
          .values({
            ...changes,
            id: story,
            siteId: 'main',
            slug: story,
            publicationDate: new Date(time),
            title: story,
            leadText: 'Lead',
            languages: ['en'],
            blocks: [],
            contactIds: [],
          })
          .onConflictDoUpdate({ target: stories.id, set: changes })
        shown.add(story)
      },
      async hide(which: number) {
        await queries
          .update(stories)
          .set({ isPublished: false })
          .where(eq(stories.id, `story-${which}`))
        shown.delete(`story-${which}`)
      },
      async subscribe() {
        time += 1
        const reader = `reader-${readers.size + left.size}`
        await queries.insert(subscriptions).values({
          tokenHash: createHash('sha256').update(reader).digest('hex'),
          email: `${reader}@firm.example`,
          topics: ['stories'],
          siteId: 'main',
          locale: 'en',
          pageUrl: 'http://localhost:3000/en/subscribe',
          confirmedAt: new Date(time),
        })
        readers.add(reader)
      },
      async leave(which: number) {
        const reader = [...readers][which]
        if (reader === undefined) return
        await queries
          .update(subscriptions)
          .set({ endedAt: new Date(time) })
          .where(eq(subscriptions.email, `${reader}@firm.example`))
        readers.delete(reader)
        left.add(reader)
      },
      wait: async () => void (time += 0.7 * delay),
      async tellTwice() {
        await Promise.all([tellSubscribers(context, 'main'), tellSubscribers(context, 'main')])
        await learn()
      },
      /** The process ends at its second mail; what it had handed over is sent in the meantime. */
      async killed() {
        let count = 0
        const enqueue: AnnouncerContext['jobs']['enqueue'] = (job) =>
          (count += 1) > 1 ? Promise.reject(new Error('killed')) : jobs.enqueue(job)
        await tellSubscribers({ ...context, jobs: { enqueue } }, 'main').catch(() => {})
        await learn()
        await told()
      },
      /** Everything is published in the end, and told. */
      async settle() {
        for (const which of [0, 1, 2]) if (noted.has(`story-${which}`)) await this.publish(which)
        await note()
        time += 4 * delay
        await tell()
        await note()
        time += 4 * delay
        await tell()
      },
    }
  }
})
