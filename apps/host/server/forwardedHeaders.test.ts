import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from './testing/startTestHost.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ environment: { TRUST_PROXY: 'loopback,10.0.0.0/8' } })
})
afterAll(() => host.stop())

describe('behind two trusted proxies', () => {
  const send = (headers: Readonly<Record<string, string>>, method = 'GET', path = '/en') => {
    const lines = Object.entries({ Host: 'localhost', ...headers, Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    return host.sendRaw([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  }

  it('rate limits apply to the client address, not to the proxy', async () => {
    const open = async (visitor: string) => {
      const headers = { Origin: 'http://localhost', 'X-Forwarded-For': `1.2.3.4, ${visitor}, 10.0.0.5` }
      return (await send({ ...headers, 'Content-Length': '0' }, 'POST', '/api/session')).status
    }
    for (let time = 0; time < 30; time += 1) expect(await open('198.51.100.1')).not.toBe(429)
    expect(await open('198.51.100.1')).toBe(429)
    expect(await open('198.51.100.2')).not.toBe(429)
    expect(await open('2001:db8::7')).not.toBe(429)
  })

  it('host and scheme come from the nearest proxy, not from forged entries', async () => {
    const forged = await send({
      'X-Forwarded-Host': 'evil.test, strivona.test',
      'X-Forwarded-Proto': 'https, http',
      'X-Forwarded-For': '1.2.3.4, 198.51.100.1, 10.0.0.5',
    })
    expect(forged.status).toBe(200)
    expect(forged.body).toContain('"site":"strivona"')
    expect(forged.headers['strict-transport-security']).toBeUndefined()
    const secure = await send({ 'X-Forwarded-Host': 'strivona.test', 'X-Forwarded-Proto': 'http, https' })
    expect(secure.headers['strict-transport-security']).toContain('max-age=')
  })
})
