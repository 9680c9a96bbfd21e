import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { resolveSettings } from '@kudex/domain/settings'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { announcementFeed } from '../../announcementSources.ts'
import { showArrivals } from '../../content/editorial/arrivals.ts'
import { openWritable, type Writable } from '../../content/write/testing/openWritable.ts'
import { mediaReleases, publicationClock, sites, stories } from '../../content/tables.ts'
import { createJobs } from '../../jobs/createJobs.ts'
import { jobs as jobsTable } from '../../jobs/tables.ts'
import type { Mail } from '../../mail/mail.types.ts'
import { askService } from '../../testing/askService.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { createLeaveTokens } from '../leaveTokens.ts'
import { createSalesService } from '../salesService.ts'
import { announcements, announcementStart, notedEntries, submissions, subscriptions } from '../tables.ts'
import { createAnnouncementsService } from './announcementsService.ts'
import type { AnnouncerContext } from './announcer.types.ts'
import { noteEntries } from './noteEntries.ts'
import { announcementQueue } from './planTelling.ts'
import { createReviseNews } from './reviseNews.ts'
import { tellSubscribers } from './tellSubscribers.ts'

const delay = 600_000
const log = pino({ level: 'silent' })

describeDatabases('what subscribers are told (STORY-09)', (open) => {
  let writable: Writable
  /** What the clock of the announcements is ahead. */
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
    const tables = [stories, mediaReleases, jobsTable, announcements, notedEntries, announcementStart]
    for (const table of [...tables, subscriptions, submissions]) await queries.delete(table)
    await queries.update(publicationClock).set({ reached: new Date() })
    await note()
  })

  const toContext = (changes: Partial<AnnouncerContext> = {}): AnnouncerContext => ({
    queries: open().queries,
    feed: announcementFeed,
    jobs: createJobs({ queries: open().queries, log }),
    leaveTokens: createLeaveTokens(resolveSettings({}).sessionSecret),
    publicOrigins: ['http://localhost:3000'],
    delay,
    now: () => new Date(Date.now() + ahead),
    ...changes,
  })
  /** As the processes do: what has arrived is shown first, then noted. */
  const note = async () => {
    await showArrivals(open().queries, toContext().now())
    await noteEntries(toContext())
  }
  const revise = (mail: Mail) => createReviseNews(announcementFeed)(open().queries, mail)
  const tell = (changes?: Partial<AnnouncerContext>) => tellSubscribers(toContext(changes), 'main')
  /** Waits for as long as the mail about what is new waits, and tells. */
  const tellWhenDue = async (changes?: Partial<AnnouncerContext>) => {
    await note()
    ahead += 4 * delay
    await tell(changes)
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
  /** All that was handed over, taken away as the mail service does when it has sent it. */
  const newsMails = async () => {
    const rows = await open().queries.delete(jobsTable).where(eq(jobsTable.queue, 'mail')).returning()
    delivered.push(...rows.map(({ payload }) => payload as Mail).filter(isNews))
    return delivered
  }
  /** Who was told of what, a line for each mail. */
  const told = async () =>
    (await newsMails()).map(({ to, news }) => `${to}: ${news.map(({ title }) => title).join(', ')}`).toSorted()

  async function ask(mutation: string, type: string, variables: Record<string, unknown>) {
    const service = await askService(createSalesService, open())
    return service({ path: '/sales/graphql', query: `mutation (${type}) { change: ${mutation} }`, variables })
  }
  const change = (name: 'confirmSubscription' | 'endSubscription', token: string | null) =>
    ask(`${name}(token: $token) { isKnown }`, '$token: String!', { token })

  /** Subscribes as visitors do, with the link of the mail. */
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

  it('is what they asked for, on their site, in the language that they get there', async () => {
    await subscribe('english@firm.example')
    await subscribe('german@firm.example', ['stories', 'media-releases'], 'de-CH')
    await subscribe('french@firm.example', ['stories'], 'fr')
    await subscribe('releases@firm.example', ['media-releases'])
    await subscribe('elsewhere@firm.example', ['stories'], 'en', 'second')
    await publish('one')
    await publish('two', { title: 'Zwei', leadText: 'Text', languages: ['de'] }, 'media-releases')
    await tellWhenDue()
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
    // Both came in a row: one mail.
    expect(mails.filter(({ to }) => to === 'german@firm.example')).toHaveLength(1)
    expect(
      mails
        .find(({ to }) => to === 'german@firm.example')
        ?.news.map(({ link }) => link)
        .toSorted(),
    ).toEqual(['http://localhost:3000/de-ch/media-releases/two', 'http://localhost:3000/de-ch/stories/one'])
  })

  it('is told once, though it is edited, taken away and published again', async () => {
    await subscribe('once@firm.example')
    await publish('one')
    await tellWhenDue()
    for (const changes of [
      { title: 'Other' },
      { isPublished: false },
      {},
      { publicationDate: new Date().toISOString() },
    ]) {
      await publish('one', changes)
      await tellWhenDue()
      expect(await told()).toHaveLength(1)
    }
    await writable.write('DELETE', 'stories/one', undefined, '*')
    await note()
    await publish('one')
    await tellWhenDue()
    expect(await told()).toEqual(['once@firm.example: Title of one'])
  })

  it('is nothing that was there before they subscribed, and nothing that waited then', async () => {
    await publish('before')
    await note()
    await subscribe('late@firm.example')
    await publish('before', { title: 'Edited' })
    await publish('after')
    await tellWhenDue()
    expect(await told()).toEqual(['late@firm.example: Title of after'])
  })

  it('is no draft, nothing that was taken back while it waited, and nothing whose date is to come', async () => {
    await subscribe('patient@firm.example')
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    await publish('draft', { isPublished: false })
    await publish('taken-back')
    await publish('tomorrow', { publicationDate: tomorrow.toISOString() })
    await note()
    await publish('taken-back', { isPublished: false })
    await tellWhenDue()
    expect(await told()).toEqual([])
    ahead = 25 * 3_600_000
    await tellWhenDue()
    expect(await told()).toEqual(['patient@firm.example: Title of tomorrow'])
    await publish('taken-back')
    await tellWhenDue()
    expect(await told()).toContain('patient@firm.example: Title of taken-back')
  })

  it('is nothing of a site that has no such area', async () => {
    const { queries } = open()
    await subscribe('area@firm.example', ['stories', 'media-releases'])
    await queries.update(sites).set({ features: ['media-releases'] })
    await publish('hidden')
    await tellWhenDue()
    await queries.update(sites).set({ features: ['stories', 'media-releases'] })
    expect(await told()).toEqual([])
  })

  it('is nothing that the first start finds: a seed, or what was there before anybody told', async () => {
    const { queries } = open()
    await subscribe('first@firm.example')
    await queries.delete(announcementStart)
    await queries.delete(notedEntries)
    await publish('seeded')
    await tellWhenDue()
    await publish('new')
    await tellWhenDue()
    expect(await told()).toEqual(['first@firm.example: Title of new'])
  })

  it('is no archive: what a seed or an import brings is old when it comes', async () => {
    await subscribe('archive@firm.example')
    await publish('old', { publicationDate: '2019-05-01T08:00:00.000Z' })
    await tellWhenDue()
    await publish('old', { publicationDate: new Date(Date.now() - 1_000).toISOString() })
    await tellWhenDue()
    expect(await told()).toEqual([])
  })

  it('waits until nothing else came for ten minutes, forty at most, and an ad hoc release for nothing', async () => {
    await subscribe('digest@firm.example', ['stories', 'media-releases'])
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      await publish(id)
      await note()
      await tell()
      expect(await told()).toEqual([])
      ahead += 0.9 * delay
    }
    await publish('six', {}, 'media-releases')
    await note()
    await tell()
    expect((await newsMails()).map(({ news }) => news.length)).toEqual([6])
    await publish('seven', { adhoc: true }, 'media-releases')
    await note()
    await tell()
    expect((await newsMails()).flatMap(({ news }) => news.filter(({ kind }) => kind === 'ad-hoc'))).toHaveLength(1)
  })

  it('is told to each once, whatever is killed in the middle and however many hosts tell', async () => {
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
    let left = 150
    const jobs = createJobs({ queries, log })
    const killed: AnnouncerContext['jobs'] = {
      enqueue: (job) => {
        left -= 1
        return left < 0 ? Promise.reject(new Error('killed')) : jobs.enqueue(job)
      },
    }
    await expect(tellWhenDue({ jobs: killed })).rejects.toThrow('killed')
    const begun = (await told()).length
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThan(230)
    await Promise.all([tell(), tell(), note(), tell()])
    expect(await told()).toEqual(emails.map((email) => `${email}: Title of one`).toSorted())
    await tell()
    expect(await told()).toHaveLength(230)
  })

  it('carries a link that ends it, and is not sent to who ended it while it waited', async () => {
    await subscribe('leaves@firm.example')
    await publish('one')
    await tellWhenDue()
    const [mail] = await newsMails()
    const link = new URL(mail?.leave ?? '')
    expect(link.href).toMatch(/^http:\/\/localhost:3000\/en\/subscribe\?leave=[\w-]{86}$/)
    const token = link.searchParams.get('leave') ?? ''
    const forged = token.slice(0, 43) + createLeaveTokens('x'.repeat(32)).toToken('0'.repeat(64)).slice(43)
    expect((await change('endSubscription', forged)).at('change.isKnown')).toBe(false)
    if (!mail) throw new Error('There is no mail')
    expect(await revise(mail)).toEqual(mail)
    expect((await change('endSubscription', token)).at('change.isKnown')).toBe(true)
    expect(await revise(mail)).toBe(null)
    await publish('two')
    await tellWhenDue()
    expect(await newsMails()).toHaveLength(1)
  })

  it('leaves out what was taken back while the mail waited for its server, and is not sent when nothing remains', async () => {
    await subscribe('waits@firm.example', ['stories', 'media-releases'])
    await publish('stays')
    await publish('goes', { adhoc: false }, 'media-releases')
    await publish('moves')
    await tellWhenDue()
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
    // A mail of an earlier version named no entries.
    const unnamed = {
      ...mail,
      news: mail.news.map(({ kind, title, text, language, link }) => ({ kind, title, text, language, link })),
    }
    expect(await revise(unnamed)).toEqual(unnamed)
  })

  it('is put off by what comes later, and by a longer pause that was set in the meantime', async () => {
    await subscribe('later@firm.example')
    await publish('one')
    await note()
    ahead = 1.1 * delay
    await tell({ delay: 2 * delay })
    expect(await told()).toEqual([])
    const planned = await open().queries.select().from(jobsTable).where(eq(jobsTable.queue, announcementQueue))
    const [first = 0, second = 0] = planned.map(({ runAt }) => +runAt).toSorted((one, other) => one - other)
    expect(second - first).toBe(delay)
    ahead = 2.1 * delay
    await tell({ delay: 2 * delay })
    expect(await told()).toEqual(['later@firm.example: Title of one'])
  })

  it('leads to an origin of ours, also when the one of the subscription is ours no more', async () => {
    await subscribe('moved@firm.example', ['stories'], 'de-CH')
    await publish('one')
    await tellWhenDue({ publicOrigins: ['https://www.kudex.example'] })
    const [mail] = await newsMails()
    expect([mail?.news[0]?.link, mail?.leave.split('?')[0]]).toEqual([
      'https://www.kudex.example/de-ch/stories/one',
      'https://www.kudex.example/de-ch/subscribe',
    ])
  })

  it('follows what editors write, also what they wrote while the service was away', async () => {
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
    const isTold = (count: number) =>
      vi.waitFor(async () => expect(await told()).toHaveLength(count), { timeout: 15_000, interval: 50 })
    const stop = await start()
    await publish('one')
    await isTold(1)
    await stop()
    await publish('two')
    const stopAgain = await start()
    await isTold(2)
    await stopAgain()
    expect(await told()).toEqual(['follows@firm.example: Title of one', 'follows@firm.example: Title of two'])
    expect(await queries.select().from(jobsTable).where(eq(jobsTable.queue, announcementQueue))).toEqual([])
  })
})
