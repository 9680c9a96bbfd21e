import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { resolveSettings } from '@kudex/domain/settings'
import { languageCodes } from '@kudex/domain/locales'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { Registry } from 'prom-client'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createJobs } from '../jobs/createJobs.ts'
import { jobs as jobsTable } from '../jobs/tables.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { createDelivery } from './delivery.ts'
import type { Mail } from './mail.types.ts'
import { createMailService, createSendMail, type ReviseMail } from './mailService.ts'
import { mailTemplates, previewMail } from './renderMail.ts'

interface Taken {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly mail: Email
}

/** An SMTP server that stores the mails it accepts. */
class MailServer {
  readonly taken: Taken[] = []
  /** Response to the next mails instead of accepting them. */
  refusals: { readonly code: number; readonly text: string }[] = []
  #server: SMTPServer | undefined

  async start(port = 0): Promise<string> {
    const server = new SMTPServer({
      hideSTARTTLS: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'kudex' && password === 'secret' ? done(null, { user: 'kudex' }) : done(new Error('not known')),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const refusal = this.refusals.shift()
          if (refusal) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
          const { mailFrom, rcptTo } = session.envelope
          const raw = Buffer.concat(chunks)
          return void PostalMime.parse(raw).then((mail) => {
            const from = mailFrom ? mailFrom.address : ''
            this.taken.push({ from, to: rcptTo.map(({ address }) => address), raw: raw.toString('latin1'), mail })
            done()
          })
        })
      },
    })
    this.#server = server
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    return `smtp://kudex:secret@127.0.0.1:${(server.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await new Promise<void>((resolve) => server.close(resolve))
  }
}

let server: MailServer
beforeEach(() => void (server = new MailServer()))
afterEach(() => server.stop())

describe('a mail over SMTP', () => {
  it.each(languageCodes)('arrives whole, whichever it is, in %s (GQL-11)', async (language) => {
    const delivery = createDelivery({ smtpUrl: await server.start(), outbox: '', from: 'support@kudex.example' })
    // All at once, as the server greets each connection only after 0.1 s.
    const sent = await Promise.all(
      mailTemplates.map(async (template, index) => {
        const rendered = await previewMail(template, language)
        await delivery.deliver({ id: `${index}`, to: 'vera@firm.example', replyTo: undefined, ...rendered })
        return rendered
      }),
    )
    for (const [index, rendered] of sent.entries()) {
      const { from, to, mail } = server.taken.find((each) => each.mail.messageId?.startsWith(`<${index}@`)) ?? fail()
      expect([from, to]).toEqual(['support@kudex.example', ['vera@firm.example']])
      expect(mail.subject).toBe(rendered.subject)
      expect(toWords(mail.text)).toBe(toWords(rendered.text))
      expect(toWords(mail.html)).toBe(toWords(rendered.html))
      expect(mail.headers.filter(({ key }) => key === 'auto-submitted')).toMatchObject([{ value: 'auto-generated' }])
    }
    await delivery.close()
    expect(server.taken).toHaveLength(mailTemplates.length)
  })

  it('is not sent with a wrong password, and the error says so', async () => {
    const url = (await server.start()).replace('secret', 'wrong')
    const delivery = createDelivery({ smtpUrl: url, outbox: '', from: 'support@kudex.example' })
    const mail = { id: '1', to: 'vera@firm.example', replyTo: undefined, subject: 'a', html: 'a', text: 'a' }
    await expect(delivery.deliver(mail)).rejects.toThrow(/login|not known/i)
    await delivery.close()
    expect(server.taken).toEqual([])
  })
})

describeDatabases('queued mails', (open) => {
  const openMail = (smtpUrl: string, reviseMail: ReviseMail = async (_queries, mail) => mail, queue = 'mail') => {
    const { queries } = open()
    const log = pino({ level: 'silent' })
    let time = Date.parse('2026-11-21T10:00:00Z')
    const jobs = createJobs({ queries, log, now: () => new Date(time) })
    const settings = { ...resolveSettings({ SMTP_URL: smtpUrl }) }
    const start = () =>
      createMailService(reviseMail)({ settings, database: open(), jobs, log, metrics: new Registry() })
    const send = (mail: Mail, key: string) => createSendMail(jobs)(mail, { key, queries })
    const waiting = () => queries.select().from(jobsTable).where(eq(jobsTable.queue, queue))
    /** Advances the clock to the next attempt. */
    const turn = async () => {
      const [next] = await waiting()
      time = next?.runAt.getTime() ?? time
      await jobs.enqueue({ queue, key: 'far', payload: {}, runAt: new Date(time + 1e12) })
    }
    const clear = async () => {
      await jobs.stop()
      await queries.delete(jobsTable)
    }
    return { start, send, waiting, turn, clear }
  }

  it('wait while the server is down or busy, and arrive once when it accepts them', async () => {
    const url = await server.start()
    const port = Number(new URL(url).port)
    await server.stop()
    const mail = openMail(url)
    await mail.start()
    await mail.send({ template: 'support-received', to: 'vera@firm.example', locale: 'de', reference: 'KX-1' }, 'first')
    await mail.send({ template: 'support-received', to: 'vera@firm.example', locale: 'de', reference: 'KX-1' }, 'first')
    await vi.waitFor(
      async () => expect(await mail.waiting()).toMatchObject([{ attempts: 1, claimedUntil: null }]),
      10_000,
    )
    expect((await mail.waiting())[0]?.lastError).toMatch(/ECONNREFUSED/)

    server.refusals = [{ code: 451, text: 'come back later' }]
    await server.start(port)
    await mail.turn()
    await vi.waitFor(async () => {
      const [first] = (await mail.waiting()).filter(({ key }) => key === 'first')
      expect(first).toMatchObject({ attempts: 2, claimedUntil: null, lastError: expect.stringContaining('come back') })
    }, 10_000)
    expect(server.taken).toEqual([])

    await mail.turn()
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), 10_000)
    await vi.waitFor(async () => expect((await mail.waiting()).map(({ key }) => key)).toEqual(['far']), 10_000)
    expect(server.taken[0]?.mail.subject).toContain('KX-1')
    await mail.clear()
  })

  const news = (subscription: string): Mail => ({
    template: 'subscription-news',
    to: `${subscription}@firm.example`,
    locale: 'de',
    subscription,
    siteName: 'Kudex',
    leave: `https://www.kudex.example/de/subscribe?leave=${'a'.repeat(86)}`,
    news: [{ kind: 'story', title: 'Neu', text: '', language: 'de', link: 'https://www.kudex.example/de/stories/neu' }],
  })

  it('do not wait for news to subscribers', async () => {
    const delivering = Promise.withResolvers<void>()
    const revise = vi.fn<ReviseMail>(async (_queries, each) => {
      if (each.template === 'subscription-news') await delivering.promise
      return each
    })
    const mail = openMail(await server.start(), revise)
    await mail.send(news('first'), 'first')
    await mail.start()
    await vi.waitFor(() => expect(revise).toHaveBeenCalled(), 10_000)
    await mail.send(
      { template: 'support-received', to: 'vera@firm.example', locale: 'de', reference: 'KX-1' },
      'second',
    )
    await vi.waitFor(() => expect(server.taken.map(({ to }) => to)).toEqual([['vera@firm.example']]), 10_000)
    delivering.resolve()
    await vi.waitFor(() => expect(server.taken).toHaveLength(2), 10_000)
    await mail.clear()
  })

  it('about news are dropped if the subscription has ended in the meantime (STORY-09)', async () => {
    const url = await server.start()
    const port = Number(new URL(url).port)
    await server.stop()
    const ended = new Set<string>()
    const mail = openMail(
      url,
      async (_queries, each) => ('subscription' in each && ended.has(each.subscription) ? null : each),
      'mail.news',
    )
    await mail.send(news('stays'), 'stays')
    await mail.send(news('leaves'), 'leaves')
    await mail.start()
    await vi.waitFor(async () => {
      expect((await mail.waiting()).map(({ attempts, claimedUntil }) => [attempts, claimedUntil])).toEqual([
        [1, null],
        [1, null],
      ])
    }, 10_000)
    ended.add('leaves')
    await server.start(port)
    await mail.turn()
    await mail.turn()
    await vi.waitFor(async () => expect((await mail.waiting()).map(({ key }) => key)).toEqual(['far']), 10_000)
    expect(server.taken.map(({ to }) => to)).toEqual([['stays@firm.example']])
    const headers = new Map(server.taken[0]?.mail.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toBe(`<https://www.kudex.example/de/subscribe?leave=${'a'.repeat(86)}>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await mail.clear()
  })

  it('never contain headers or recipients from input', async () => {
    const mail = openMail(await server.start())
    await mail.start()
    const hostile = 'x\r\nBcc: evil@evil.example\r\nTo: evil@evil.example\r\n\r\n<script>alert(1)</script>'
    const person = { firstName: hostile, lastName: hostile, company: hostile, country: 'CH', message: hostile }
    const values = { ...person, email: 'vera@firm.example', product: hostile, serialNumber: hostile }
    const ours = { to: 'support@kudex.example', locale: 'en', reference: hostile } as const
    await mail.send({ template: 'support-request', ...ours, replyTo: 'vera@firm.example', values }, 'request')
    await mail.send({ template: 'story-feedback', ...ours, values: { ...person, story: hostile } }, 'feedback')
    const file = { id: 'a', filename: hostile, size: 1, contentType: hostile }
    await mail.send({ template: 'upload-received', ...ours, file }, 'upload')
    await vi.waitFor(() => expect(server.taken).toHaveLength(3), 10_000)
    for (const { to, raw, mail: read } of server.taken) {
      expect(to).toEqual(['support@kudex.example'])
      const [head = ''] = raw.split('\r\n\r\n')
      expect(head).not.toMatch(/^bcc:/im)
      expect(head.match(/^to:/gim)).toHaveLength(1)
      expect(read.to).toMatchObject([{ address: 'support@kudex.example' }])
      expect(read.html).not.toMatch(/<script/i)
    }
    await mail.clear()
  })

  it('are not sent to an invalid address, and the job records the reason', async () => {
    const mail = openMail(await server.start())
    await mail.start()
    const to = 'vera@firm.example\r\nRCPT TO:<evil@evil.example>'
    await mail.send({ template: 'support-received', to, locale: 'en', reference: 'KX-1' }, 'none')
    await vi.waitFor(
      async () =>
        expect(await mail.waiting()).toMatchObject([
          { attempts: 1, lastError: expect.stringContaining('Invalid e-mail address') },
        ]),
      10_000,
    )
    expect(server.taken).toEqual([])
    await mail.clear()
  })
})

/** Unfolds header lines, which transport may have wrapped. */
function toWords(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}

function fail(): never {
  throw new Error('Nothing was taken')
}
