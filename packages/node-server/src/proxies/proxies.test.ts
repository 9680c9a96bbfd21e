import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTrustedProxies } from './index.ts'

const visitor = '198.51.100.1'
const visitorV6 = '2001:db8::7'
const forged = '1.2.3.4'
const trusted = ['127.0.0.0/8', '::1/128', '10.0.0.0/24', 'fd00::/8']

/** A request as Node delivers it: repeated headers are joined with a comma. */
function toRequest(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  const request: Pick<IncomingMessage, 'headers' | 'rawHeaders'> & { socket: { remoteAddress: string } } = {
    headers: { host: 'own.test', ...headers },
    rawHeaders: ['Host', 'own.test', ...Object.entries(headers).flat()],
    socket: { remoteAddress },
  }
  // Only headers and socket are read.
  return request as unknown as IncomingMessage
}

function read(proxies: readonly string[], request: IncomingMessage) {
  const { resolveClientAddress, resolveHost, isSecure } = createTrustedProxies(proxies)
  return [resolveClientAddress(request), resolveHost(request), isSecure(request)]
}

describe('forwarded headers', () => {
  const forgedHeaders = {
    'x-forwarded-for': forged,
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
  }

  it.each([[[]], [['10.0.0.0/24']]])('do not count without a proxy, TRUST_PROXY=%j', (proxies) => {
    for (const address of [visitor, visitorV6]) {
      expect(read(proxies, toRequest(address))).toEqual([address, 'own.test', false])
      expect(read(proxies, toRequest(address, forgedHeaders))).toEqual([address, 'own.test', false])
    }
    expect(read(proxies, toRequest(`::ffff:${visitor}`, forgedHeaders))).toEqual([visitor, 'own.test', false])
  })

  it('give the visitor without the port that some proxies append', () => {
    for (const [address, hops] of [
      [visitor, [`${visitor}:4711`]],
      [visitor, [`${visitor}:4711`, '10.0.0.5:443']],
      [visitorV6, [`[${visitorV6}]:4711`]],
      [visitorV6, [`[${visitorV6}]`, '[fd00::2]:443']],
    ] as const) {
      const request = toRequest('127.0.0.1', { 'x-forwarded-for': hops.join(', ') })
      expect(read(trusted, request)).toEqual([address, 'own.test', false])
    }
  })

  it.each([
    ['one proxy', '127.0.0.1', []],
    ['one proxy on IPv6', '::1', []],
    ['one proxy, IPv4 on an IPv6 socket', '::ffff:10.0.0.1', []],
    ['two proxies', '127.0.0.1', ['10.0.0.5']],
    ['two proxies on IPv6', 'fd00::1', ['fd00::2']],
    ['three proxies', '127.0.0.1', ['10.0.0.5', '10.0.0.6']],
    ['three proxies of both families', '::1', ['fd00::5', '10.0.0.6']],
  ])('behind %s give the visitor, whatever the client wrote itself', (_, nearest, further) => {
    for (const address of [visitor, visitorV6]) {
      const hops = [address, ...further].join(', ')
      const headers = { 'x-forwarded-for': hops, 'x-forwarded-host': 'site.test', 'x-forwarded-proto': 'https' }
      expect(read(trusted, toRequest(nearest, headers))).toEqual([address, 'site.test', true])
      expect(
        read(
          trusted,
          toRequest(nearest, {
            'x-forwarded-for': `${forged}, 10.0.0.9, ${hops}`,
            'x-forwarded-host': 'evil.test, site.test',
            'x-forwarded-proto': 'https,http',
          }),
        ),
      ).toEqual([address, 'site.test', false])
    }
  })

  it('count from proxies of ours alone, not from one between them and the visitor', () => {
    const headers = { 'x-forwarded-for': `${forged}, ${visitor}`, 'x-forwarded-host': 'site.test' }
    expect(read(['127.0.0.1'], toRequest('127.0.0.1', headers))).toEqual([visitor, 'site.test', false])
    expect(read(['10.0.0.5'], toRequest('10.0.0.6', headers))).toEqual(['10.0.0.6', 'own.test', false])
  })

  it('never pick one of several Host headers', () => {
    const request = toRequest('127.0.0.1', { 'x-forwarded-host': 'site.test' })
    request.rawHeaders.push('HOST', 'evil.test')
    expect(createTrustedProxies(trusted).resolveHost(request)).toBe('own.test, evil.test')
  })

  it('may be missing, empty or malformed', () => {
    expect(read(trusted, toRequest('127.0.0.1'))).toEqual(['127.0.0.1', 'own.test', false])
    const empty = { 'x-forwarded-for': '', 'x-forwarded-host': ' ', 'x-forwarded-proto': '' }
    expect(read(trusted, toRequest('127.0.0.1', empty))).toEqual(['127.0.0.1', 'own.test', false])
    const malformed = { 'x-forwarded-for': `${visitor}, not an address`, 'x-forwarded-proto': 'HTTPS' }
    expect(read(trusted, toRequest('127.0.0.1', malformed))).toEqual(['not an address', 'own.test', true])
  })

  it('give the first hop of a request that passed trusted proxies only', () => {
    expect(read(trusted, toRequest('127.0.0.1', { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' }))[0]).toBe('10.0.0.1')
  })

  it('left of what our proxies wrote change nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const forgedEntry = text.replaceAll(/[\r\n]/g, '')
        const headers = {
          'x-forwarded-for': `${forgedEntry}, ${visitor}, 10.0.0.5`,
          'x-forwarded-host': `${forgedEntry}, site.test`,
          'x-forwarded-proto': `${forgedEntry}, http`,
        }
        expect(read(trusted, toRequest('127.0.0.1', headers))).toEqual([visitor, 'site.test', false])
      }),
    )
  })
})
