import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createAddressResolver } from './clientAddress.ts'

describe('the address of a client', () => {
  const resolve = (trusted: readonly string[], connection: string, forwarded?: string) =>
    createAddressResolver(trusted)({
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: connection },
    } as unknown as IncomingMessage)

  it('is that of the connection when no proxy is trusted, whatever the client writes', () => {
    expect(resolve([], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(resolve([], '::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('is the last one before the trusted proxies', () => {
    const trusted = ['127.0.0.0/8', '10.0.0.5', 'fd00::/8']
    expect(resolve(trusted, '127.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.5')).toBe('198.51.100.1')
    expect(resolve(trusted, '::ffff:10.0.0.5', '198.51.100.1')).toBe('198.51.100.1')
    expect(resolve(trusted, 'fd00::1', '2001:db8::7')).toBe('2001:db8::7')
    expect(resolve(trusted, '10.0.0.6', '198.51.100.1')).toBe('10.0.0.6')
  })

  it('is never missing: a request that passed trusted proxies only came from the first of them', () => {
    expect(resolve(['127.0.0.0/8'], '127.0.0.1')).toBe('127.0.0.1')
    expect(resolve(['127.0.0.0/8'], '127.0.0.1', 'not an address')).toBe('not an address')
  })
})
