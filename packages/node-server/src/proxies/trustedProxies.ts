import type { IncomingMessage } from 'node:http'
import proxyaddr from 'proxy-addr'

/** Reads client address, host and scheme of a request; forwarded headers count only if trusted proxies wrote them (TRUST_PROXY). */
export interface TrustedProxies {
  /** The client address: the last hop that is not a trusted proxy. */
  readonly resolveClientAddress: (request: IncomingMessage) => string
  /**
   * The requested host: from the request itself or forwarded by the nearest proxy. A request with several `Host` headers
   * gives a list of them, which no check accepts as a host.
   */
  readonly resolveHost: (request: IncomingMessage) => string | undefined
  /** True if a trusted proxy forwards a request that came by https; this server itself speaks http only. */
  readonly isSecure: (request: IncomingMessage) => boolean
}

/**
 * Reads forwarded headers from proxies with these addresses or networks such as `10.0.0.0/8`. Every header is read from
 * the right, where our own proxies write; entries further left come from the client and may be forged. An empty list
 * trusts no proxy.
 */
export function createTrustedProxies(addresses: readonly string[]): TrustedProxies {
  const isListed = proxyaddr.compile([...addresses])
  const trust = (address: string, hop: number) => isListed(toPlainAddress(address), hop)
  const isTrusted = ({ socket }: IncomingMessage) => addresses.length > 0 && trust(socket.remoteAddress ?? '', 0)
  return {
    resolveClientAddress: (request) =>
      toPlainAddress(isTrusted(request) ? proxyaddr(request, trust) : (request.socket.remoteAddress ?? '')),
    resolveHost: (request) =>
      listSeveralHosts(request.rawHeaders) ??
      (isTrusted(request) ? readLast(request.headers['x-forwarded-host']) : undefined) ??
      request.headers.host,
    isSecure: (request) =>
      isTrusted(request) && readLast(request.headers['x-forwarded-proto'])?.toLowerCase() === 'https',
  }
}

/** The entry that the nearest proxy wrote. Proxies in a row pass host and scheme on, so it is the client's. */
function readLast(header: string | string[] | undefined): string | undefined {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() || undefined
  )
}

/**
 * Node writes IPv4 clients of an IPv6 socket as `::ffff:192.0.2.1`. Some proxies append the port of the client, which
 * differs with each connection: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
 */
function toPlainAddress(address: string): string {
  return address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^([\d.]+):\d+$/, '$1')
}

/** Node keeps the first `Host` header only; the raw headers have all. */
function listSeveralHosts(rawHeaders: readonly string[]): string | null {
  let first: string | null = null
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    if (first !== null) return `${first}, ${rawHeaders[index + 1]}`
    first = rawHeaders[index + 1] ?? ''
  }
  return null
}
