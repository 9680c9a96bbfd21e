/** What kind of answer the headers are for. */
export type AnswerKind = 'page' | 'frame'

/** Makes the headers that every answer carries (design, section 5). */
export interface SecurityHeaders {
  /** Flat list of names and values, as Node writes them. `frame` is the empty page of silent renewal. */
  readonly list: (kind: AnswerKind, channel: Channel) => readonly string[]
}

/** How the visitor reaches this host: by https, by http on this machine, or by http from elsewhere. */
export type Channel = 'https' | 'loopback' | 'http'

/** The channel of a request, from the host it names. */
export function resolveChannel(host: string | undefined, isSecure: boolean): Channel {
  if (isSecure) return 'https'
  return host !== undefined && loopback.test(host) ? 'loopback' : 'http'
}

const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/**
 * Creates the security headers of this host. The policy names scripts by origin only: a page has no inline script, so
 * kept pages need nothing put in per answer. The issuer is reached by fetch and in the hidden frame.
 */
export function createSecurityHeaders(identityIssuer: string): SecurityHeaders {
  const issuer = new URL(identityIssuer).origin
  const variants = new Map<string, readonly string[]>()
  for (const kind of ['page', 'frame'] as const)
    for (const channel of ['https', 'loopback', 'http'] as const)
      variants.set(`${kind} ${channel}`, createList(issuer, kind, channel))
  return { list: (kind, channel) => variants.get(`${kind} ${channel}`) ?? [] }
}

function createList(issuer: string, kind: AnswerKind, channel: Channel): readonly string[] {
  const isSecure = channel === 'https'
  const list = [
    ['Content-Security-Policy', createPolicy(issuer, kind, isSecure)],
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

function createPolicy(issuer: string, kind: AnswerKind, isSecure: boolean): string {
  if (kind === 'frame') return "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${issuer}`,
    `frame-src 'self' ${issuer}`,
    `form-action 'self' ${issuer}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
