import { describe, expect, it } from 'vitest'
import { createMailPreviews } from './createMailPreviews.ts'

const mail = { subject: 'Your request', html: '<html><body style="margin:0">Hello</body></html>', text: 'Hello' }

describe('the previews of mails', () => {
  const asked: string[] = []
  const previews = createMailPreviews({
    sales: {
      fetchMailPreview: async (template, language) => {
        asked.push(`${template} ${language}`)
        if (template === 'broken') throw new Error('down')
        return template === 'support-received' ? mail : null
      },
    },
    onError: () => {},
  })
  const get = (path: string) =>
    previews.answer({ screened: { kind: 'accepted', method: 'GET', host: 'localhost', path, query: '' } })
  const base = '/style-guide/tools/email-links'

  it('show a mail as it is sent, in both forms, without a layout and without script (ROUTE-47)', async () => {
    const html = await get(`${base}/support-received/de.html`)
    expect(html).toMatchObject({ status: 200, body: mail.html })
    expect(html?.headers?.['Content-Security-Policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
    const text = await get(`${base}/support-received/de.txt`)
    expect(text).toMatchObject({ body: 'Your request\n\nHello', headers: { 'Cache-Control': 'no-store' } })
    expect(asked).toEqual(['support-received de', 'support-received de'])
  })

  it('know no other mail, and say so when the service is down', async () => {
    expect(await get(`${base}/nope/en.html`)).toMatchObject({ status: 404 })
    expect(await get(`${base}/broken/en.html`)).toMatchObject({ status: 503 })
  })

  it.each([
    '',
    '/support-received',
    '/support-received/xx.html',
    '/support-received/en.pdf',
    '/../en.html',
    '/A/en.html',
  ])('leave %j to the pages', async (path) => {
    expect(await get(base + path)).toBeNull()
  })
})
