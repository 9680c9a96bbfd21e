import { BlockList, isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'

/** Tells whether the other end of a connection is a proxy whose forwarded headers count (contract, TRUST_PROXY). */
export type IsTrustedProxy = (request: IncomingMessage) => boolean

/** Makes the test from addresses and networks such as `10.0.0.0/8`; an empty list trusts nobody. */
export function createProxyTest(trusted: readonly string[]): IsTrustedProxy {
  if (trusted.length === 0) return () => false
  const list = new BlockList()
  for (const entry of trusted) addEntry(list, entry)
  return ({ socket }) => {
    const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '')
    return address !== undefined && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

function addEntry(list: BlockList, entry: string): void {
  if (entry === 'loopback') {
    list.addSubnet('127.0.0.0', 8)
    list.addAddress('::1', 'ipv6')
    return
  }
  const [address = '', bits] = entry.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (bits === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(bits), family)
}

/** The first value of a forwarded header, as the proxy nearest to the visitor wrote it. */
export function readForwarded(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value
  return text?.split(',')[0]?.trim() || undefined
}
