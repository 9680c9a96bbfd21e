import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { resolveSettings } from '@kudex/domain/settings'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { announcementFeed } from '../../announcementFeed.ts'
import { publishDueEntries } from '../../content/editorial/scheduledPublication.ts'
import { openWritable, type Writable } from '../../content/write/testing/openWritable.ts'
import { mediaReleases, publicationState, sites, stories } from '../../content/tables.ts'
import { createJobs } from '../../jobs/createJobs.ts'
import { jobs as jobsTable } from '../../jobs/tables.ts'
import type { Mail } from '../../mail/mail.types.ts'
import { askService } from '../../testing/askService.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { createUnsubscribeTokens } from '../unsubscribeTokens.ts'
import { createSalesService } from '../salesService.ts'
import { announcements, announcementStart, recordedEntries, submissions, subscriptions } from '../tables.ts'
import { createAnnouncementsService } from './announcementsService.ts'
import type { AnnouncementContext } from './announcementContext.types.ts'
import { recordEntries } from './recordEntries.ts'
import { announcementQueue } from './scheduleAnnouncement.ts'
import { createReviseNews } from './reviseNews.ts'
import { notifySubscribers } from './notifySubscribers.ts'

const delay = 600_000
const log = pino({ level: 'silent' })

describeDatabases('announcements to subscribers (STORY-09)', (open) => {
  let writable: Writable
  /** Milliseconds that the clock of the announcements is ahead. */
  let ahead = 0
  let delivered: Extract<Mail, { template: 'subscription-news' }>[] = []
  beforeAll(async () => {
    writable = await openWritable(open())
    await open()
      .queries.update(sites)
      .set({ features: ['stories', 'media-releases'] })
  })
  afterAll(() => writable.close())
  beforeEach(async () => {
    ahead = 0
    delivered = []
    const { queries } = open()
    const tables = [stories, mediaReleases, jobsTable, announcements, recordedEntries, announcementStart]
    for (const table of [...tables, subscriptions, submissions]) await queries.delete(table)
    await queries.update(publicationState).set({ publishedUntil: new Date() })
    await record()
  })

  const toContext = (changes: Partial<AnnouncementContext> = {}): AnnouncementContext => ({
    queries: open().queries,
    feed: announcementFeed,
    jobs: createJobs({ queries: open().queries, log }),
    unsubscribeTokens: createUnsubscribeTokens(resolveSettings({}).sessionSecret),
    publicOrigins: ['http://localhost:3000'],
    delay,
    now: () => new Date(Date.now() + ahead),
    ...changes,
  })
  /** As in production: publish due entries, then record them. */
  const record = async () => {
    await publishDueEntries(open().queries, toContext().now())
    await recordEntries(toContext())
  }
  const revise = (mail: Mail) => createReviseNews(announcementFeed)(open().queries, mail)
  const notify = (changes?: Partial<AnnouncementContext>) => notifySubscribers(toContext(changes), 'main')
  /** Advances the clock past the delay and notifies. */
  const notifyWhenDue = async (changes?: Partial<AnnouncementContext>) => {
    await record()
    ahead += 4 * delay
    await notify(changes)
  }

  async function publish(id: string, changes: object = {}, kind: 'stories' | 'media-releases' = 'stories') {
    const entry = {
      siteId: 'main',
      slug: id,
      publicationDate: new Date(Date.now() - 60_000).toISOString(),
      title: { en: `Title of ${id}`, de: `Titel von ${id}` },
      leadText: { en: 'Lead', de: 'Vorspann' },
      languages: ['en', 'de'],
      blocks: [{ kind: 'quote', text: 'q' }],
      isPublished: true,
      ...(kind === 'media-releases' ? { adhoc: false } : {}),
      ...changes,
    }
    const { status, body } = await writable.write('PUT', `${kind}/${id}`, entry, '*')
    const created = status === 412 ? await writable.write('PUT', `${kind}/${id}`, entry) : { status, body }
    expect([created.status, JSON.stringify(created.body)]).toEqual([200, expect.any(String)])
  }

  const isNews = (mail: Mail): mail is Extract<Mail, { template: 'subscription-news' }> =>
    mail.template === 'subscription-news'
  /** All news mails so far; removes them from the queue, as the mail service does. */
  const newsMails = async () => {
    const rows = await open().queries.delete(jobsTable).where(eq(jobsTable.queue, 'mail.news')).returning()
    delivered.push(...rows.map(({ payload }) => payload as Mail).filter(isNews))
    return delivered
  }
  /** One line per news mail: receiver and titles. */
  const notified = async () =>
    (await newsMails()).map(({ to, news }) => `${to}: ${news.map(({ title }) => title).join(', ')}`).toSorted()

  async function ask(mutation: string, type: string, variables: Record<string, unknown>) {
    const service = await askService(createSalesService, open())
    return service({ path: '/sales/graphql', query: `mutation (${type}) { change: ${mutation} }`, variables })
  }
  const change = (name: 'confirmSubscription' | 'endSubscription', token: string | null) =>
    ask(`${name}(token: $token) { isKnown }`, '$token: String!', { token })

  /** Subscribes and confirms with the link in the mail. */
  async function subscribe(email: string, topics: readonly string[] = ['stories'], locale = 'en', siteId = 'main') {
    const key = createHash('sha256').update(`${email} ${topics.join()}`).digest('hex')
    const place = { key, siteId, locale, pageUrl: `http://localhost:3000/${locale.toLowerCase()}/subscribe` }
    const type = '$input: SubscriptionInput!, $place: SubmissionInput!'
    const input = { email, topics, consent: 'yes' }
    await ask('subscribe(input: $input, place: $place) { reference }', type, { input, place })
    const jobs = await open().queries.select().from(jobsTable)
    const asking = jobs.map(({ payload }) => payload as Mail).findLast((mail) => mail.to === email)
    const token = asking && 'link' in asking ? new URL(asking.link).searchParams.get('confirm') : null
    expect((await change('confirmSubscription', token)).at('change.isKnown')).toBe(true)
  }

  it('match the topics, site and language of the subscription', async () => {
    await subscribe('english@firm.example')
    await subscribe('german@firm.example', ['stories', 'media-releases'], 'de-CH')
    await subscribe('french@firm.example', ['stories'], 'fr')
    await subscribe('releases@firm.example', ['media-releases'])
    await subscribe('elsewhere@firm.example', ['stories'], 'en', 'second')
    await publish('one')
    await publish('two', { title: 'Zwei', leadText: 'Text', languages: ['de'] }, 'media-releases')
    await notifyWhenDue()
    const mails = await newsMails()
    expect(
      mails
        .flatMap(({ to, locale, news }) => news.map((each) => [to, locale, each.kind, each.title, each.language]))
        .toSorted((a, b) => (a.join() < b.join() ? -1 : 1)),
    ).toEqual([
      ['english@firm.example', 'en', 'story', 'Title of one', 'en'],
      ['french@firm.example', 'fr', 'story', 'Title of one', 'en'],
      ['german@firm.example', 'de-CH', 'release', 'Zwei', 'de'],
      ['german@firm.example', 'de-CH', 'story', 'Titel von one', 'de'],
      ['releases@firm.example', 'en', 'release', 'Zwei', 'de'],
    ])
    // Both entries are in one mail.
    expect(mails.filter(({ to }) => to === 'german@firm.example')).toHaveLength(1)
    expect(
      mails
        .find(({ to }) => to === 'german@firm.example')
        ?.news.map(({ link }) => link)
        .toSorted(),
    ).toEqual(['http://localhost:3000/de-ch/media-releases/two', 'http://localhost:3000/de-ch/stories/one'])
  })

  it('are sent once per entry, even if it is edited, unpublished and published again', async () => {
    await subscribe('once@firm.example')
    await publish('one')
    await notifyWhenDue()
    for (const changes of [
      { title: 'Other' },
      { isPublished: false },
      {},
      { publicationDate: new Date().toISOString() },
    ]) {
      await publish('one', changes)
      await notifyWhenDue()
      expect(await notified()).toHaveLength(1)
    }
    await writable.write('DELETE', 'stories/one', undefined, '*')
    await record()
    await publish('one')
    await notifyWhenDue()
    expect(await notified()).toEqual(['once@firm.example: Title of one'])
  })

  it('exclude entries from before the subscription, also waiting ones', async () => {
    await publish('before')
    await record()
    await subscribe('late@firm.example')
    await publish('before', { title: 'Edited' })
    await publish('after')
    await notifyWhenDue()
    expect(await notified()).toEqual(['late@firm.example: Title of after'])
  })

  it('exclude drafts, entries unpublished while waiting, and entries with a future date', async () => {
    await subscribe('patient@firm.example')
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    await publish('draft', { isPublished: false })
    await publish('taken-back')
    await publish('tomorrow', { publicationDate: tomorrow.toISOString() })
    await record()
    await publish('taken-back', { isPublished: false })
    await notifyWhenDue()
    expect(await notified()).toEqual([])
    ahead = 25 * 3_600_000
    await notifyWhenDue()
    expect(await notified()).toEqual(['patient@firm.example: Title of tomorrow'])
    await publish('taken-back')
    await notifyWhenDue()
    expect(await notified()).toContain('patient@firm.example: Title of taken-back')
  })

  it('exclude entries of a site without the area', async () => {
    const { queries } = open()
    await subscribe('area@firm.example', ['stories', 'media-releases'])
    await queries.update(sites).set({ features: ['media-releases'] })
    await publish('hidden')
    await notifyWhenDue()
    await queries.update(sites).set({ features: ['stories', 'media-releases'] })
    expect(await notified()).toEqual([])
  })

  it('exclude entries that exist at the first start', async () => {
    const { queries } = open()
    await subscribe('first@firm.example')
    await queries.delete(announcementStart)
    await queries.delete(recordedEntries)
    await publish('seeded')
    await notifyWhenDue()
    await publish('new')
    await notifyWhenDue()
    expect(await notified()).toEqual(['first@firm.example: Title of new'])
  })

  it('exclude old entries, such as an imported archive', async () => {
    await subscribe('archive@firm.example')
    await publish('old', { publicationDate: '2019-05-01T08:00:00.000Z' })
    await notifyWhenDue()
    await publish('old', { publicationDate: new Date(Date.now() - 1_000).toISOString() })
    await notifyWhenDue()
    expect(await notified()).toEqual([])
  })

  it('wait for ten minutes without a further entry, forty at most; ad hoc releases do not wait', async () => {
    await subscribe('digest@firm.example', ['stories', 'media-releases'])
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      await publish(id)
      await record()
      await notify()
      expect(await notified()).toEqual([])
      ahead += 0.9 * delay
    }
    await publish('six', {}, 'media-releases')
    await record()
    await notify()
    expect((await newsMails()).map(({ news }) => news.length)).toEqual([6])
    await publish('seven', { adhoc: true }, 'media-releases')
    await record()
    await notify()
    expect((await newsMails()).flatMap(({ news }) => news.filter(({ kind }) => kind === 'ad-hoc'))).toHaveLength(1)
  })

  it('have a job for an entry that is published while an ad hoc release is announced', async () => {
    const { queries } = open()
    const listJobs = () => queries.select().from(jobsTable).where(eq(jobsTable.queue, announcementQueue))
    await publish('urgent', { adhoc: true }, 'media-releases')
    await record()
    const [running] = await listJobs()
    let isFirst = true
    const transaction: typeof queries.transaction = async (run, ...rest) => {
      if (isFirst) {
        isFirst = false
        await publish('during')
        await record()
      }
      return queries.transaction(run, ...rest)
    }
    await notify({ queries: Object.assign(Object.create(queries) as typeof queries, { transaction }) })
    const [entry] = await queries.select().from(recordedEntries).where(eq(recordedEntries.entryId, 'during'))
    const due = +(entry?.waitingSince ?? 0) + delay
    expect((await listJobs()).filter(({ id }) => id !== running?.id).map(({ runAt }) => +runAt)).toEqual([due])
  })

  it('reach each subscriber once, also after a crash and with several processes', async () => {
    const { queries } = open()
    const emails = Array.from({ length: 230 }, (_, index) => `reader-${index}@firm.example`)
    await queries.insert(subscriptions).values(
      emails.map((email) => ({
        tokenHash: createHash('sha256').update(email).digest('hex'),
        email,
        topics: ['stories' as const],
        siteId: 'main',
        locale: 'en',
        pageUrl: 'http://localhost:3000/en/subscribe',
        confirmedAt: new Date(),
      })),
    )
    await publish('one')
    let remaining = 150
    const jobs = createJobs({ queries, log })
    const killed: AnnouncementContext['jobs'] = {
      enqueue: (job) => {
        remaining -= 1
        return remaining < 0 ? Promise.reject(new Error('killed')) : jobs.enqueue(job)
      },
    }
    await expect(notifyWhenDue({ jobs: killed })).rejects.toThrow('killed')
    const begun = (await notified()).length
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThan(230)
    await Promise.all([notify(), notify(), record(), notify()])
    expect(await notified()).toEqual(emails.map((email) => `${email}: Title of one`).toSorted())
    await notify()
    expect(await notified()).toHaveLength(230)
  })

  it('contain an unsubscribe link, and are not sent after unsubscribing', async () => {
    await subscribe('leaves@firm.example')
    await publish('one')
    await notifyWhenDue()
    const [mail] = await newsMails()
    const link = new URL(mail?.leave ?? '')
    expect(link.href).toMatch(/^http:\/\/localhost:3000\/en\/subscribe\?leave=[\w-]{86}$/)
    const token = link.searchParams.get('leave') ?? ''
    const forged = token.slice(0, 43) + createUnsubscribeTokens('x'.repeat(32)).toToken('0'.repeat(64)).slice(43)
    expect((await change('endSubscription', forged)).at('change.isKnown')).toBe(false)
    if (!mail) throw new Error('There is no mail')
    expect(await revise(mail)).toEqual(mail)
    expect((await change('endSubscription', token)).at('change.isKnown')).toBe(true)
    expect(await revise(mail)).toBe(null)
    await publish('two')
    await notifyWhenDue()
    expect(await newsMails()).toHaveLength(1)
  })

  it('leave out entries unpublished before delivery, and are not sent if none remains', async () => {
    await subscribe('waits@firm.example', ['stories', 'media-releases'])
    await publish('stays')
    await publish('goes', { adhoc: false }, 'media-releases')
    await publish('moves')
    await notifyWhenDue()
    const [mail] = await newsMails()
    if (!mail) throw new Error('There is no mail')
    const titles = async () => {
      const revised = await revise(mail)
      return revised && 'news' in revised ? revised.news.map(({ title }) => title).toSorted() : revised
    }
    expect(await titles()).toEqual(['Title of goes', 'Title of moves', 'Title of stays'])
    await publish('goes', { adhoc: false, isPublished: false }, 'media-releases')
    expect(await titles()).toEqual(['Title of moves', 'Title of stays'])
    await publish('moves', { publicationDate: new Date(Date.now() + ahead + 60_000).toISOString() })
    expect(await titles()).toEqual(['Title of stays'])
    await writable.write('DELETE', 'stories/stays', undefined, '*')
    expect(await titles()).toBe(null)
    // Mails of an earlier version have no entry ids.
    const unnamed = {
      ...mail,
      news: mail.news.map(({ kind, title, text, language, link }) => ({ kind, title, text, language, link })),
    }
    expect(await revise(unnamed)).toEqual(unnamed)
  })

  it('are postponed by later entries and by a longer delay', async () => {
    await subscribe('later@firm.example')
    await publish('one')
    await record()
    ahead = 1.1 * delay
    await notify({ delay: 2 * delay })
    expect(await notified()).toEqual([])
    const planned = await open().queries.select().from(jobsTable).where(eq(jobsTable.queue, announcementQueue))
    const [first = 0, second = 0] = planned.map(({ runAt }) => +runAt).toSorted((one, other) => one - other)
    expect(second - first).toBe(delay)
    ahead = 2.1 * delay
    await notify({ delay: 2 * delay })
    expect(await notified()).toEqual(['later@firm.example: Title of one'])
  })

  it('link to an allowed origin, also if that of the subscription no longer is', async () => {
    await subscribe('moved@firm.example', ['stories'], 'de-CH')
    await publish('one')
    await notifyWhenDue({ publicOrigins: ['https://www.kudex.example'] })
    const [mail] = await newsMails()
    expect([mail?.news[0]?.link, mail?.leave.split('?')[0]]).toEqual([
      'https://www.kudex.example/de-ch/stories/one',
      'https://www.kudex.example/de-ch/subscribe',
    ])
  })

  it('follow changes, also those made while the service was down', async () => {
    const { queries } = open()
    await subscribe('follows@firm.example')
    const start = async () => {
      const jobs = createJobs({ queries, log })
      const settings = resolveSettings({ ANNOUNCEMENT_DELAY: '0' })
      const create = createAnnouncementsService(announcementFeed)
      const service = await create({ settings, database: open(), jobs, log, metrics: new Registry() })
      return async () => {
        service.stopping?.()
        await jobs.stop()
        await service.close?.()
      }
    }
    const isNotified = (count: number) =>
      vi.waitFor(async () => expect(await notified()).toHaveLength(count), { timeout: 15_000, interval: 50 })
    const stop = await start()
    await publish('one')
    await isNotified(1)
    await stop()
    await publish('two')
    const stopAgain = await start()
    await isNotified(2)
    await stopAgain()
    expect(await notified()).toEqual(['follows@firm.example: Title of one', 'follows@firm.example: Title of two'])
    expect(await queries.select().from(jobsTable).where(eq(jobsTable.queue, announcementQueue))).toEqual([])
  })
})
