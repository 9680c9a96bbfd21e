import { describe, expect, it } from 'vitest'
import { requestRoutes } from '../../testing/mountRoutes.ts'
import { createMailPreviewRoutes } from './mailPreviewRoutes.ts'

const mail = { subject: 'Your request', html: '<html><body style="margin:0">Hello</body></html>', text: 'Hello' }

describe('mail previews', () => {
  const asked: string[] = []
  const routes = createMailPreviewRoutes({
    sales: {
      fetchMailPreview: async (template, language) => {
        asked.push(`${template} ${language}`)
        if (template === 'broken') throw new Error('down')
        return template === 'support-received' ? mail : null
      },
    },
    onError: () => {},
  })
  const base = '/style-guide/tools/email-links'
  const get = (path: string) => requestRoutes(routes, base + path, { base })

  it('show a mail as it is sent, as HTML and text, without a layout and without script (ROUTE-47)', async () => {
    const html = await get('/support-received/de.html')
    expect([html?.status, await html?.text()]).toEqual([200, mail.html])
    expect(html?.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
    const text = await get('/support-received/de.txt')
    expect([await text?.text(), text?.headers.get('Cache-Control')]).toEqual(['Your request\n\nHello', 'no-store'])
    expect(asked).toEqual(['support-received de', 'support-received de'])
  })

  it('are not found for unknown mails and unavailable while the service is down', async () => {
    expect((await get('/nope/en.html'))?.status).toBe(404)
    expect((await get('/broken/en.html'))?.status).toBe(503)
  })

  it.each([
    '',
    '/support-received',
    '/support-received/xx.html',
    '/support-received/en.pdf',
    '/../en.html',
    '/A/en.html',
  ])('do not handle %j', async (path) => {
    expect(await get(path)).toBeNull()
  })
})
