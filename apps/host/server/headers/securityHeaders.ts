import type { HostThirdParties, ThirdParties } from '@kudex/domain/settings'
import { normalizeHostname } from '@kudex/domain/sites'
import type { InlineSources } from '../pages/page.types.ts'

/**
 * `shared` is a page that is the same for every visitor, `preview` a page for editors, which the editor area frames, and
 * `frame` the empty page of silent renewal.
 */
export type ResponseKind = 'page' | 'shared' | 'preview' | 'frame'

/** The security headers of every response. */
export interface SecurityHeaders {
  /** Selects the headers of a request: one of few objects, created at start. */
  readonly resolveHeaderProfile: (host: string | undefined, isSecure: boolean) => HeaderProfile
  /** Flat list of names and values, as `writeHead` takes them. */
  readonly list: (kind: ResponseKind, headerProfile: HeaderProfile) => readonly string[]
}

/** Identifies a set of security headers, by channel and, if the host loads third-party scripts, by host name. */
export interface HeaderProfile {
  /** Unique; part of the key of prepared responses. */
  readonly key: string
  readonly channel: Channel
}

/** HTTPS, HTTP on this machine, or other HTTP. */
export type Channel = 'https' | 'loopback' | 'http'

function resolveChannel(host: string | undefined, isSecure: boolean): Channel {
  if (isSecure) return 'https'
  return host !== undefined && loopback.test(host) ? 'loopback' : 'http'
}

const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/**
 * Creates the security headers. The policy lists script origins without nonces, so cached pages are sent unchanged:
 * {@link allowInline} adds the hashes of their inline styles and script. The issuer is allowed for fetch and the hidden
 * frame; third-party origins only on hosts that load them.
 */
export function createSecurityHeaders(identityIssuer: string, thirdParties: ThirdParties = {}): SecurityHeaders {
  const issuer = new URL(identityIssuer).origin
  const lists = new Map<HeaderProfile, Readonly<Record<ResponseKind, readonly string[]>>>()
  const createProfiles = (name: string, scripts: readonly string[]) => {
    const create = (channel: Channel): HeaderProfile => {
      const profile = { key: name === '' ? channel : `${channel} ${name}`, channel }
      lists.set(profile, {
        page: createList({ issuer, kind: 'page', channel, scripts }),
        shared: createList({ issuer, kind: 'shared', channel, scripts }),
        preview: createList({ issuer, kind: 'preview', channel, scripts }),
        frame: createList({ issuer, kind: 'frame', channel, scripts: [] }),
      })
      return profile
    }
    return { https: create('https'), loopback: create('loopback'), http: create('http') }
  }
  const plain = createProfiles('', [])
  const named = new Map(
    Object.entries(thirdParties).map(([name, host]) => [name, createProfiles(name, listOrigins(host))]),
  )
  return {
    resolveHeaderProfile(host, isSecure) {
      // Runs for every cached page; most installations have no third parties.
      const thirdParty = named.size === 0 || host === undefined ? undefined : named.get(normalizeHostname(host))
      return (thirdParty ?? plain)[resolveChannel(host, isSecure)]
    },
    list: (kind, headerProfile) => lists.get(headerProfile)?.[kind] ?? [],
  }
}

/** Allows the styles and the script in a document by its Content-Security-Policy; leaves other header values unchanged. */
export function allowInline(value: string, sources: InlineSources = {}): string {
  return Object.entries(sources).reduce(
    (policy, [kind, source]) => policy.replace(`${kind}-src 'self'`, `${kind}-src 'self' '${source}'`),
    value,
  )
}

/** Origins of the third-party scripts that a host may load (PAGE-28). */
function listOrigins({ monitoring, tagManager }: HostThirdParties): readonly string[] {
  const addresses = [monitoring, tagManager].filter((address) => address !== undefined)
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

interface HeaderOptions {
  readonly issuer: string
  readonly kind: ResponseKind
  readonly channel: Channel
  readonly scripts: readonly string[]
}

function createList(options: HeaderOptions): readonly string[] {
  const { kind, channel } = options
  const isSecure = channel === 'https'
  const list = [
    ['Content-Security-Policy', createPolicy(options)],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', kind === 'page' || kind === 'shared' ? 'DENY' : 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    // Over plain HTTP browsers ignore it and log a warning. Shared pages would be painted later (docs/decisions/0086).
    ...(channel === 'http' || kind === 'shared' ? [] : [['Cross-Origin-Opener-Policy', 'same-origin']]),
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
    // A film in the style guide.
    "media-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${issuer}${others}`,
    `frame-src 'self' ${issuer}`,
    `form-action 'self' ${issuer}`,
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${kind === 'preview' ? "'self'" : "'none'"}`,
    ...(channel === 'https' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
