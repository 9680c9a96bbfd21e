import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { announcementFeed } from '../../announcementFeed.ts'
import { contentSeedPart } from '../../content/seeding/contentSeedPart.ts'
import { publishDueEntries } from '../../content/editorial/scheduledPublication.ts'
import { publicationState } from '../../content/editorial/editorialTables.ts'
import { sites, stories } from '../../content/tables.ts'
import { createJobs } from '../../jobs/createJobs.ts'
import { jobs as jobsTable } from '../../jobs/tables.ts'
import type { Mail } from '../../mail/mail.types.ts'
import { loadSeed } from '../../seeding/loadSeed.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { createUnsubscribeTokens } from '../unsubscribeTokens.ts'
import { announcements, announcementStart, recordedEntries, subscriptions } from '../tables.ts'
import type { AnnouncementContext } from './announcementContext.types.ts'
import { recordEntries } from './recordEntries.ts'
import { notifySubscribers } from './notifySubscribers.ts'

const delay = 600_000
const stepNames = [
  'publish',
  'hide',
  'subscribe',
  'unsubscribe',
  'record',
  'wait',
  'notify',
  'notifyTwice',
  'crash',
] as const
const step = fc.record({ name: fc.constantFrom(...stepNames), which: fc.nat({ max: 2 }) })
const numRuns = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 200 : 10
/** Milliseconds. */
const timeout = 60_000 + numRuns * 1_000

describeDatabases('announcements under any interleaving of editors, subscribers, processes and crashes', (open) => {
  it('reach subscribers from before the entry exactly once, and no one else (STORY-09)', { timeout }, async () => {
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
        const seen = (await run.notified()).toSorted()
        expect(seen).toEqual([...new Set(seen)])
        // Unsubscribed readers may have been notified before.
        const expected = [...run.expected].filter((line) => !run.unsubscribed.has(line.split(' ')[0] ?? ''))
        expect(seen).toEqual(expect.arrayContaining(expected))
        for (const line of seen) expect(run.expected).toContain(line)
      }),
      { numRuns },
    )
  })

  /**
   * The possible steps, and a model of the expected notifications: `{reader} {story}`. If the stored publication time is
   * ahead, entries are visible immediately; otherwise once their date has been processed.
   */
  async function begin(isClockAhead: boolean) {
    const { queries } = open()
    for (const table of [stories, jobsTable, announcements, recordedEntries, announcementStart, subscriptions])
      await queries.delete(table)
    let time = Date.now()
    await queries.update(publicationState).set({ publishedUntil: new Date(isClockAhead ? time + 1_000 * delay : time) })
    const jobs = createJobs({ queries, log: pino({ level: 'silent' }) })
    const context: AnnouncementContext = {
      queries,
      feed: announcementFeed,
      jobs,
      unsubscribeTokens: createUnsubscribeTokens('x'.repeat(32)),
      publicOrigins: ['http://localhost:3000'],
      delay,
      now: () => new Date(time),
    }
    const delivered: string[] = []
    const readers = new Set<string>()
    const unsubscribed = new Set<string>()
    const recorded = new Set<string>()
    const visible = new Set<string>()
    const expected = new Set<string>()
    await recordEntries(context)

    /** A newly visible story is expected by the readers subscribed at that moment. */
    const record = async () => {
      time += 1
      await publishDueEntries(queries, new Date(time))
      await recordEntries(context)
      for (const story of visible) expectStory(story)
    }
    const expectStory = (story: string) => {
      if (recorded.has(story)) return
      recorded.add(story)
      for (const reader of readers) expected.add(`${reader} ${story}`)
    }
    /** Notifying also records new entries if some were unpublished. */
    const syncModel = async () => {
      const rows = await queries.select().from(recordedEntries)
      for (const { entryId, waitingSince, settledAt } of rows) if (waitingSince ?? settledAt) expectStory(entryId)
    }
    const notify = async () => {
      await notifySubscribers(context, 'main')
      await syncModel()
    }
    const notified = async () => {
      const rows = await queries.delete(jobsTable).where(eq(jobsTable.queue, 'mail.news')).returning()
      for (const { payload } of rows) {
        const mail = payload as Mail
        if (mail.template === 'subscription-news')
          for (const { title } of mail.news) delivered.push(`${mail.to.split('@')[0]} ${title}`)
      }
      return delivered
    }
    return {
      expected,
      unsubscribed,
      notified,
      record,
      notify,
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
        visible.add(story)
      },
      async hide(which: number) {
        await queries
          .update(stories)
          .set({ isPublished: false })
          .where(eq(stories.id, `story-${which}`))
        visible.delete(`story-${which}`)
      },
      async subscribe() {
        time += 1
        const reader = `reader-${readers.size + unsubscribed.size}`
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
      async unsubscribe(which: number) {
        const reader = [...readers][which]
        if (reader === undefined) return
        await queries
          .update(subscriptions)
          .set({ endedAt: new Date(time) })
          .where(eq(subscriptions.email, `${reader}@firm.example`))
        readers.delete(reader)
        unsubscribed.add(reader)
      },
      wait: async () => void (time += 0.7 * delay),
      async notifyTwice() {
        await Promise.all([notifySubscribers(context, 'main'), notifySubscribers(context, 'main')])
        await syncModel()
      },
      /** The process crashes at its second mail; the first one is delivered. */
      async crash() {
        let count = 0
        const enqueue: AnnouncementContext['jobs']['enqueue'] = (job) =>
          (count += 1) > 1 ? Promise.reject(new Error('killed')) : jobs.enqueue(job)
        await notifySubscribers({ ...context, jobs: { enqueue } }, 'main').catch(() => {})
        await syncModel()
        await notified()
      },
      /** Finally publishes all recorded stories and notifies. */
      async settle() {
        for (const which of [0, 1, 2]) if (recorded.has(`story-${which}`)) await this.publish(which)
        await record()
        time += 4 * delay
        await notify()
        await record()
        time += 4 * delay
        await notify()
      },
    }
  }
})
