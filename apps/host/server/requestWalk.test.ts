import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from './testing/startTestHost.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

describe('the walk of a request', () => {
  it('1. is this a request we serve? The front door screens host and raw address and sets every header', async () => {
    const refused = await host.sendRaw('GET ftp://evil.test/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect([refused.status, refused.headers['x-content-type-options']]).toEqual([400, 'nosniff'])
    expect(host.rendered).toEqual([])
  })

  it('2. is the answer at hand? The page cache answers without rendering', async () => {
    await host.fetch('/en/walk')
    await host.fetch('/en/walk')
    expect(host.rendered).toEqual(['/en/walk'])
  })

  it('3. whose request? Site, locale, area and canonical path, or the one redirect that is due', async () => {
    expect(await (await host.fetch('/de-ch/strivona')).json()).toMatchObject({ site: 'strivona', locale: 'de-CH' })
    const response = await host.fetch('/DE-ch/walk/?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/de-ch/walk?a=1'])
  })

  it('4. may they? The portal is rendered for each visitor, with the session that the cookie opens', async () => {
    const portal = { url: '/en/mykomax/account', session: { kind: 'none' } }
    expect(await (await host.fetch('/en/MyKomax/Account')).json()).toMatchObject(portal)
    expect(await (await host.fetch('/en/mykomax/account')).json()).toMatchObject(portal)
    expect((await host.fetch('/en/strivona/mykomax')).status).toBe(404)
  })

  it('5. data: asked for through the data cache, once for all', async () => {
    let asked = 0
    const counting = await startTestHost({
      render: async (url, context) => {
        const value = await context.load('key', async () => (asked += 1))
        return { status: 200, contentType: 'text/html', body: `${url} ${value}`, location: null, error: null }
      },
    })
    try {
      await counting.fetch('/en/a')
      expect(await (await counting.fetch('/en/b')).text()).toBe('/en/b 1')
    } finally {
      await counting.stop()
    }
  })

  it('6. page: rendered within its time; what fails is an answer, too', async () => {
    expect((await host.fetch('/en/boom')).status).toBe(500)
    expect((await host.fetch('/en/nope')).status).toBe(404)
  })
})
