import type { HostThirdParties, ThirdParties } from '@kudex/domain/settings'
import { normalizeHostname } from '@kudex/domain/sites'

/** What kind of answer the headers are for. */
export type AnswerKind = 'page' | 'frame'

/** Makes the headers that every answer carries (design, section 5). */
export interface SecurityHeaders {
  /** How a request comes in: one of few objects, made at the start. */
  readonly resolveEntrance: (host: string | undefined, isSecure: boolean) => Entrance
  /** Flat list of names and values, as Node writes them. `frame` is the empty page of silent renewal. */
  readonly list: (kind: AnswerKind, entrance: Entrance) => readonly string[]
}

/** The channel and, where headers differ by it, the host name of a request. */
export interface Entrance {
  /** Tells entrances apart. */
  readonly key: string
  readonly channel: Channel
}

/** How the visitor reaches this host: by https, by http on this machine, or by http from elsewhere. */
export type Channel = 'https' | 'loopback' | 'http'

/** The channel of a request, from the host it names. */
function resolveChannel(host: string | undefined, isSecure: boolean): Channel {
  if (isSecure) return 'https'
  return host !== undefined && loopback.test(host) ? 'loopback' : 'http'
}

const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/**
 * Creates the security headers of this host. The policy names scripts by origin only: a page has no inline script, so
 * kept pages need nothing put in per answer. The issuer is reached by fetch and in the hidden frame; what a host loads of
 * others is named under its own name only.
 */
export function createSecurityHeaders(identityIssuer: string, thirdParties: ThirdParties = {}): SecurityHeaders {
  const issuer = new URL(identityIssuer).origin
  const lists = new Map<Entrance, Readonly<Record<AnswerKind, readonly string[]>>>()
  const createEntrances = (name: string, scripts: readonly string[]) => {
    const create = (channel: Channel): Entrance => {
      const entrance = { key: name === '' ? channel : `${channel} ${name}`, channel }
      lists.set(entrance, {
        page: createList({ issuer, kind: 'page', channel, scripts }),
        frame: createList({ issuer, kind: 'frame', channel, scripts: [] }),
      })
      return entrance
    }
    return { https: create('https'), loopback: create('loopback'), http: create('http') }
  }
  const plain = createEntrances('', [])
  const named = new Map(
    Object.entries(thirdParties).map(([name, host]) => [name, createEntrances(name, listOrigins(host))]),
  )
  return {
    resolveEntrance(host, isSecure) {
      // Most hosts load nothing of others, and every kept page comes by here.
      const own = named.size === 0 || host === undefined ? undefined : named.get(normalizeHostname(host))
      return (own ?? plain)[resolveChannel(host, isSecure)]
    },
    list: (kind, entrance) => lists.get(entrance)?.[kind] ?? [],
  }
}

/** Where the scripts of others come from that a host may load (PAGE-28). */
function listOrigins({ monitoring, tagManager }: HostThirdParties): readonly string[] {
  const addresses = [monitoring, tagManager].filter((address) => address !== undefined)
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

interface HeaderOptions {
  readonly issuer: string
  readonly kind: AnswerKind
  readonly channel: Channel
  readonly scripts: readonly string[]
}

function createList(options: HeaderOptions): readonly string[] {
  const { kind, channel } = options
  const isSecure = channel === 'https'
  const list = [
    ['Content-Security-Policy', createPolicy(options)],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', kind === 'frame' ? 'SAMEORIGIN' : 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    // Browsers ignore it elsewhere, and complain.
    ...(channel === 'http' ? [] : [['Cross-Origin-Opener-Policy', 'same-origin']]),
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(isSecure ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] : []),
  ]
  return list.flat()
}

function createPolicy({ issuer, kind, channel, scripts }: HeaderOptions): string {
  const others = scripts.map((origin) => ` ${origin}`).join('')
  if (kind === 'frame') return "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
  return [
    "default-src 'self'",
    `script-src 'self'${others}`,
    "style-src 'self'",
    `img-src 'self' data:${others}`,
    "font-src 'self'",
    `connect-src 'self' ${issuer}${others}`,
    `frame-src 'self' ${issuer}`,
    `form-action 'self' ${issuer}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(channel === 'https' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
