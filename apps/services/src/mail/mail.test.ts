import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languageCodes } from '@kudex/domain/locales'
import { mailTemplates as shownTemplates } from '@kudex/domain/mails'
import { createDelivery } from './delivery.ts'
import { mailTemplates, previewMail, renderMail } from './renderMail.ts'

describe('a mail', () => {
  it('has a preview for every template (ROUTE-47)', () => {
    expect(mailTemplates).toEqual(shownTemplates)
  })

  it.each(languageCodes)('has the same content as text and as HTML, in %s', async (language) => {
    for (const template of mailTemplates) {
      const { subject, html, text } = await previewMail(template, language)
      expect(subject).not.toBe('')
      expect(text).not.toMatch(/<[a-z]/i)
      const address = /href="(https:[^"]+)"/.exec(html)?.[1]
      if (address) expect(text).toContain(address)
      expect(html).not.toContain('undefined')
    }
  })

  it('escapes markup in the input of a sender', async () => {
    const { html } = await renderMail({
      template: 'story-feedback',
      to: 'editors@kudex.example',
      locale: 'en',
      reference: 'KX-0000-0000',
      values: {
        firstName: '<img src=x onerror=alert(1)>',
        lastName: 'M',
        company: '</table><script>alert(1)</script>',
        country: 'CH',
        message: '<a href="javascript:alert(1)">x</a>',
        story: '',
      },
    })
    expect(html).not.toMatch(/<img|<script|<a /)
  })
})

describe('a news mail', () => {
  const render = (title: string, locale = 'en', language = 'en') => {
    const link = 'https://www.kudex.example/en/stories/new'
    return renderMail({
      template: 'subscription-news',
      to: 'vera@firm.example',
      locale,
      subscription: 'a',
      siteName: 'Kudex',
      leave: 'https://www.kudex.example/en/subscribe?leave=a',
      news: [
        { kind: 'story', title, text: 'What <em>it</em> is about', language, link },
        { kind: 'ad-hoc', title: 'Figures', text: '', language: 'en', link: `${link}-figures` },
      ],
    })
  }

  it('escapes the input of editors, and puts the subject on one line', async () => {
    const { subject, html, text } = await render('Wires & <b>cables</b>\r\nBcc: evil@evil.example')
    expect(subject).toBe('New from Kudex: Wires & <b>cables</b> Bcc: evil@evil.example, and more')
    expect(html).not.toMatch(/<b>|<em>/)
    expect(html).toContain('Wires &amp; &lt;b&gt;cables')
    expect(text).toContain('What <em>it</em> is about')
  })

  it('links to the entries and to unsubscribing, as text and as HTML', async () => {
    const { html, text } = await render('New')
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
    expect(links.map((href) => new URL(href).pathname)).toEqual([
      '/en/stories/new',
      '/en/stories/new-figures',
      '/en/subscribe',
    ])
    for (const link of links) expect(text).toContain(link)
  })

  it('marks texts in another language than that of the mail (WCAG 3.1.2)', async () => {
    const { html } = await render('New', 'de-CH')
    expect(html).toMatch(/^.*<html[^>]+lang="de"/s)
    expect(html).toMatch(/<h2[^>]+lang="en"/)
    expect((await render('Neu', 'de', 'de')).html).not.toMatch(/<h2[^>]+lang="de"/)
  })
})

describe('the outbox', () => {
  let outbox = ''
  beforeEach(async () => {
    outbox = await mkdtemp(join(tmpdir(), 'kudex-outbox-'))
  })
  afterEach(() => rm(outbox, { recursive: true, force: true }))

  const mail = { id: '1', to: 'vera@firm.example', replyTo: undefined, subject: 'Grüße', html: '<p>a</p>', text: 'a' }
  const open = () => createDelivery({ smtpUrl: null, outbox, from: 'support@kudex.example' })

  it('has one file for a mail that is delivered twice', async () => {
    await open().deliver(mail)
    await open().deliver(mail)
    expect(await readdir(outbox)).toEqual(['1.eml'])
    const text = await readFile(join(outbox, '1.eml'), 'utf8')
    expect(text).toContain('To: vera@firm.example')
    expect(text).toContain('Content-Type: multipart/alternative')
  })

  it('never contains headers from input', async () => {
    const hostile = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(hostile, hostile, fc.constantFrom('\r\n', '\n', '\r', '\u2028'), async (before, after, end) => {
        const subject = `${before}${end}Bcc: evil@evil.example${end}${end}${after}`
        await open().deliver({ ...mail, subject })
        const [head = ''] = (await readFile(join(outbox, '1.eml'), 'utf8')).split('\r\n\r\n')
        expect(head).not.toMatch(/^bcc:/im)
        expect(head.match(/^to:/gim)).toHaveLength(1)
      }),
      { numRuns: 50 },
    )
  })

  it('rejects addresses with line breaks or a second address', async () => {
    for (const to of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '<a@b.example>']) {
      await expect(open().deliver({ ...mail, to })).rejects.toThrow('Invalid e-mail address')
    }
  })
})
