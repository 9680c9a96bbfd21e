import { isIP } from 'node:net'

/** For whom passkeys are created (WebAuthn). */
export interface RelyingParty {
  /** Domain that the addresses of portal and identity service share. */
  readonly id: string
  /** Origins whose pages may create and use passkeys. */
  readonly origins: readonly string[]
}

/**
 * The relying party of an issuer and the portal's origins, of which the first one counts; null if the two have no domain
 * in common, since browsers then refuse passkeys on one of them.
 */
export function resolveRelyingParty(issuer: string, publicOrigins: readonly string[]): RelyingParty | null {
  const { origin, hostname } = new URL(issuer)
  const id = publicOrigins[0] && resolveSharedDomain(hostname, new URL(publicOrigins[0]).hostname)
  if (!id) return null
  const isBelow = (address: string) => `.${new URL(address).hostname}`.endsWith(`.${id}`)
  return { id, origins: [...new Set([origin, ...publicOrigins])].filter(isBelow) }
}

/** Two names share a domain from two labels on: `kudex.example`, but not `example`. */
function resolveSharedDomain(a: string, b: string): string | null {
  if ([a, b].some((name) => isIP(name) !== 0 || name.startsWith('['))) return null
  if (a === b) return a
  const [left, right] = [a.split('.').toReversed(), b.split('.').toReversed()]
  const end = left.findIndex((label, index) => label !== right[index])
  const shared = end === -1 ? left : left.slice(0, end)
  return shared.length >= 2 ? shared.toReversed().join('.') : null
}
