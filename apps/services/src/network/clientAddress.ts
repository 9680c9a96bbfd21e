import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/**
 * The address of the client: the connection's, or behind trusted proxies the last one in `X-Forwarded-For` that
 * is no trusted proxy itself. What stands before it anyone can have written.
 */
export function createAddressResolver(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = toBlockList(trustedProxies)
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (request) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
    const hops = [...forwarded, request.socket.remoteAddress ?? ''].map(toPlainAddress).filter(Boolean)
    return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? ''
  }
}

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0) continue
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Node names IPv4 clients of an IPv6 socket `::ffff:192.0.2.1`. */
function toPlainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}
